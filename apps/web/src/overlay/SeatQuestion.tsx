import type { TableSnapshot } from '@roundhouse/protocol';
import { seatsOf, type Seat } from '@roundhouse/rules';
import type { Connection } from '../connection/connection.ts';
import type { Talk } from '../store/talk.ts';
import { text } from '../text/text.ts';
import { AskedButton } from './AskedButton.tsx';

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

/** For a spectator whose browser has lost the key to a seat: which one it was. */
export function ClaimSeat(props: { readonly talk: Talk; readonly onDone: () => void }) {
  const { talk, onDone } = props;
  const { players, claim } = talk.snapshot.value;
  if (talk.me.value !== null || claim !== null) return null;
  const absent = seatsOf(players.length).filter(
    (seat) => players[seat]?.kind === 'person' && players[seat].presence !== 'here',
  );
  const claimIt = (seat: Seat) => {
    onDone();
    void talk.answered(talk.connection.seatRequest({ type: 'claim', seat }));
  };
  return (
    <>
      {absent.map((seat) => (
        <AskedButton
          key={seat}
          icon="person"
          label={text.table.claimSeat(players[seat]?.name ?? '')}
          hint={text.table.claimSeatHint}
          question={text.table.claimSeatAsked(players[seat]?.name ?? '')}
          onYes={() => claimIt(seat)}
        />
      ))}
    </>
  );
}
