import { seatsOf, type Seat } from '@roundhouse/rules';
import type { Talk } from '../../store/table/talk.ts';
import { isWatching } from '../../store/table/own.ts';
import { text } from '../../text/text.ts';
import { AskedButton } from '../parts/AskedButton.tsx';

/** For a spectator whose browser has lost the key to a seat: which one it was. */
export function ClaimSeat(props: { readonly talk: Talk; readonly onDone: () => void }) {
  const { talk, onDone } = props;
  const { players, claim } = talk.snapshot.value;
  if (!isWatching(talk) || claim !== null) return null;
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
          label={text.menu.claimSeat(players[seat]?.name ?? '')}
          hint={text.menu.claimSeatHint}
          question={text.menu.claimSeatAsked(players[seat]?.name ?? '')}
          onYes={() => claimIt(seat)}
        />
      ))}
    </>
  );
}
