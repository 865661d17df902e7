import type { Talk } from '../../store/table/talk.ts';
import { isHost } from '../../store/table/own.ts';
import { text } from '../../text/text.ts';

/** A spectator says that a seat is theirs: the host decides. */
export function SeatQuestion({ talk }: { readonly talk: Talk }) {
  const { connection } = talk;
  const { claim, players } = talk.snapshot.value;
  if (claim === null) return null;
  const { number, seat } = claim;
  const answer = (isTheirs: boolean) => () =>
    void talk.answered(connection.host({ type: 'answerClaim', claim: number, seat, isTheirs }));
  const name = players[seat]?.name ?? '';
  // Another claim has buttons of its own: a finger on the way down would answer the wrong one.
  return (
    <div class="banner" key={number}>
      <p>{text.table.seatClaimed(claim.name, name)}</p>
      {isHost(talk) && (
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
