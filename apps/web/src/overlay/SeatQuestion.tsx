import type { TableSnapshot } from '@roundhouse/protocol';
import type { Connection } from '../connection/connection.ts';
import { text } from '../text/text.ts';

/** A spectator says that a seat is theirs: the host decides. */
export function SeatQuestion(props: {
  readonly connection: Connection;
  readonly snapshot: TableSnapshot;
}) {
  const { connection, snapshot } = props;
  const { claim, players } = snapshot;
  const isHost = connection.seat.value?.host === true;
  if (claim === null) return null;
  const answer = (isTheirs: boolean) => () =>
    void connection.host({ type: 'answerClaim', claim: claim.number, seat: claim.seat, isTheirs });
  const name = players[claim.seat]?.name ?? '';
  // Another claim has buttons of its own: a finger on the way down would answer the wrong one.
  return (
    <div class="banner" key={claim.number}>
      <p>{text.table.seatClaimed(claim.name, name)}</p>
      {isHost && (
        <>
          <button type="button" class="button banner-button" onClick={answer(true)}>
            {text.table.giveSeatBack(name)}
          </button>
          <button type="button" class="button button-quiet banner-button" onClick={answer(false)}>
            {text.table.refuseClaim}
          </button>
        </>
      )}
    </div>
  );
}
