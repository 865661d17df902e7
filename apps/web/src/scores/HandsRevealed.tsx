import type { TableSnapshot } from '@roundhouse/protocol';
import type { RoundResult, Seat } from '@roundhouse/rules';
import { Tile } from '../overlay/parts/TileFace.tsx';
import { settings } from '../store/kept/settings.ts';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';
import '../styles/hands.css';
import '../styles/tile.css';
import { CountUp } from './CountUp.tsx';
import { placesOf, type Place } from './places.ts';
import { BotSign } from '../overlay/parts/BotSign.tsx';
import { SeatShape } from './SeatShape.tsx';

/** What is shown of a round that is over. */
export interface RevealedProps {
  readonly snapshot: TableSnapshot;
  readonly result: RoundResult;
  /** The seat of whoever looks; null for a spectator. */
  readonly me: Seat | null;
  /** Who sat where when the round ended. */
  readonly atEnd: Speaker;
}

/** Everybody's tiles and points, the best total first. */
export function HandsRevealed(props: RevealedProps) {
  const { options, match } = props.snapshot;
  if (match === null) return null;
  const places = placesOf(options, match);
  return (
    <ol class={`hands ${sizeOf(places.length)}`}>
      {places.map((place) => (
        <RevealedHand key={place.seat} place={place} {...props} />
      ))}
    </ol>
  );
}

/** The fewer there are, the larger their tiles. */
function sizeOf(count: number): string {
  if (count > 6) return 'is-large';
  return count > 4 ? 'is-middle' : 'is-small';
}

function RevealedHand(props: RevealedProps & { readonly place: Place }) {
  const { place, me, result } = props;
  const { seat } = place;
  const left = result.hands[seat] ?? [];
  return (
    <li
      class={seat === me ? 'panel hands-row is-me' : 'panel hands-row'}
      style={{ '--player': `var(--player-${seat})` }}
    >
      <HandOwner {...props} />
      <span class="hands-tiles">
        {left.length === 0 && <span class="note">{text.result.none}</span>}
        {left.map((tile) => (
          <Tile key={tile} tile={tile} numerals={settings.value.numerals} />
        ))}
        <span class="hidden-text">{text.tileNames(left)}</span>
      </span>
      <span class="hands-points">
        <span class="hidden-text">{text.result.thisRound}</span>
        <b class="hands-round">
          <CountUp goal={result.scores[seat] ?? 0} words={text.roundPoints} />
        </b>
        <span class="hands-total">
          {text.result.total}{' '}
          <b>
            <CountUp goal={place.total} />
          </b>
        </span>
      </span>
    </li>
  );
}

/** The name of whoever held a hand, where they stand, and who has the seat now. */
function HandOwner(props: RevealedProps & { readonly place: Place }) {
  const { place, me, snapshot, result, atEnd } = props;
  const { seat } = place;
  const isMe = seat === me;
  const now = snapshot.players[seat]?.name ?? '';
  const isOther = atEnd.names[seat] !== undefined && atEnd.names[seat] !== now;
  const you = isMe ? text.lobby.you : null;
  const whoNow = isOther ? text.result.seatNowOf(isMe ? text.lobby.you : now) : you;
  return (
    <span class="hands-name">
      <span class="hands-rank">{text.result.place(place.place)}</span>
      <SeatShape seat={seat} />
      <span class="hands-who">
        <strong>{atEnd.names[seat] ?? now}</strong>
        {!isOther && snapshot.players[seat]?.kind === 'bot' && <BotSign />}
        {whoNow !== null && <span class="note">{whoNow}</span>}
        {seat === result.out && <span class="out-badge">{text.result.wentOut}</span>}
      </span>
    </span>
  );
}
