import type { Connection } from '../seats/attendance.ts';
import type { Sitting } from '../seats/sitting.ts';
import type { TableCore } from '../play/tableCore.ts';

/** Puts a connection where it was let in. Whoever had the seat before is told so and closed. */
export async function sit(
  core: TableCore,
  connection: Connection,
  sitting: Sitting,
): Promise<void> {
  await core.commit(...sitting.facts);
  const { seat } = sitting.place;
  const before = seat === null ? undefined : core.attendance.holderOf(seat);
  if (before !== undefined && before !== connection) {
    core.attendance.drop(before);
    before.dismiss('playingElsewhere');
  }
  core.attendance.enter(connection, sitting.place);
  const { token, isNewSeat } = sitting;
  if (token !== null) core.notes.enclose(connection, token, isNewSeat ? 'new' : 'known');
  core.touch();
  await core.settleHost();
}
