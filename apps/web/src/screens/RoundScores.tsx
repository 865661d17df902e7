import { useSignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { engineAt, ranking, type RoundResult, type Seat } from '@roundhouse/rules';
import { Countdown } from '../overlay/Countdown.tsx';
import { FootNotice } from '../overlay/Notice.tsx';
import type { SheetName } from '../overlay/sheetName.ts';
import { Sheets } from '../overlay/Sheets.tsx';
import { TableBar } from '../overlay/TableBar.tsx';
import { Tile } from '../overlay/TileFace.tsx';
import type { TableLog } from '../store/log.ts';
import type { Play } from '../store/play.ts';
import { settings } from '../store/settings.ts';
import { waitingFor } from '../store/scores.ts';
import '../styles/result.css';
import '../styles/tile.css';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';

/** A screen about a round that is over. */
export interface ResultProps {
  readonly play: Play;
  readonly log: TableLog;
  /** Who sat where when it ended. */
  readonly atEnd: Speaker;
}

/** Between two rounds: why the last one ended, what everybody held, and what it cost. */
export function RoundScores({ play, log, atEnd }: ResultProps) {
  const sheet = useSignal<SheetName | null>(null);
  const snapshot = play.snapshot.value;
  const { lastResult: result, match } = snapshot;
  if (result === null || match === null) return null;
  return (
    <main class="result-screen">
      <TableBar play={play} onOpen={(name) => (sheet.value = name)} />
      <div class="result-body">
        <header class="result-head">
          <h1>{text.result.roundOver(match.rounds.length, match.roundCount)}</h1>
          <p class="result-why">{text.whyRoundEnded(result, atEnd)}</p>
        </header>
        <HandsRevealed {...{ play, snapshot, result, atEnd }} />
      </div>
      <NextRound play={play} snapshot={snapshot} onSeats={() => (sheet.value = 'menu')} />
      <Sheets play={play} log={log} sheet={sheet} />
    </main>
  );
}

/** Everybody's tiles and points, the best total first. */
export function HandsRevealed(props: RevealedProps) {
  const { snapshot, result } = props;
  const ordered = ranking(snapshot.options, snapshot.match?.totals ?? result.scores);
  return (
    <ol class="result-rows">
      {ordered.map((seat) => (
        <ResultRow key={seat} seat={seat} {...props} />
      ))}
    </ol>
  );
}

interface RevealedProps {
  readonly play: Play;
  readonly snapshot: TableSnapshot;
  readonly result: RoundResult;
  /** Who sat where when the round ended. */
  readonly atEnd: Speaker;
}

function ResultRow(props: RevealedProps & { readonly seat: Seat }) {
  const { seat, play, snapshot, result, atEnd } = props;
  const left = result.hands[seat] ?? [];
  const isMe = seat === play.me.value;
  const now = snapshot.players[seat]?.name ?? '';
  const isOther = atEnd.names[seat] !== undefined && atEnd.names[seat] !== now;
  const you = isMe ? text.lobby.you : null;
  const whoNow = isOther ? text.result.seatNowOf(isMe ? text.lobby.you : now) : you;
  return (
    <li
      class={isMe ? 'panel result-row is-me' : 'panel result-row'}
      style={{ '--player': `var(--player-${seat})` }}
    >
      <span class="result-name">
        <strong>{atEnd.names[seat] ?? now}</strong>
        {whoNow !== null && <span class="note">{whoNow}</span>}
        {seat === result.out && <span class="out-badge">{text.result.wentOut}</span>}
      </span>
      <span class="result-tiles">
        {left.length === 0 && <span class="note">{text.result.none}</span>}
        {left.map((tile) => (
          <Tile key={tile} tile={tile} numerals={settings.value.numerals} />
        ))}
        <span class="hidden-text">{left.map((tile) => text.tileName(tile)).join(', ')}</span>
      </span>
      <span class="result-points">
        <span>
          <span class="note">{text.result.thisRound}</span>
          <b>{text.roundPoints(result.scores[seat] ?? 0)}</b>
        </span>
        <span>
          <span class="note">{text.result.total}</span>
          <b class="is-total">{snapshot.match?.totals[seat] ?? 0}</b>
        </span>
      </span>
    </li>
  );
}

function NextRound(props: {
  readonly play: Play;
  readonly snapshot: TableSnapshot;
  readonly onSeats: () => void;
}) {
  const { play, snapshot, onSeats } = props;
  const { connection } = play;
  const { nextRoundInMs } = snapshot.deadlines;
  const me = play.me.value;
  const missing = waitingFor(snapshot, me);
  const isReady = me === null || snapshot.players[me]?.ready === true;
  const isHost = connection.seat.value?.host === true;
  const { result } = text;
  const { match, options } = snapshot;
  const engine =
    match === null
      ? null
      : engineAt(
          { options, seatCount: snapshot.players.length, rounds: match.rounds },
          match.rounds.length,
        );
  return (
    <footer class="lobby-foot">
      <div class="lobby-foot-row">
        <FootNotice talk={play} />
        <p>
          {engine !== null &&
            options.engineMode !== 'highestDoubleHeld' &&
            result.nextEngine(engine)}{' '}
          {isReady && missing.length > 0 && result.waiting(missing)}{' '}
          {nextRoundInMs !== undefined && (
            <span class="note">
              <Countdown inMs={nextRoundInMs} snapshot={snapshot} words={result.startsIn} />
            </span>
          )}
        </p>
        {me === null && snapshot.players.some(({ kind }) => kind === 'bot') && (
          <button type="button" class="button lobby-start" onClick={onSeats}>
            {text.join.takeSeat}
          </button>
        )}
        {!isReady && (
          <button
            type="button"
            class="button button-main lobby-start"
            onClick={() => void play.answered(connection.seatRequest({ type: 'ready' }))}
          >
            {result.next}
          </button>
        )}
        {isReady && isHost && (
          <button
            type="button"
            class="button lobby-start"
            onClick={() => void play.answered(connection.host({ type: 'nextRound' }))}
          >
            {result.startNow}
          </button>
        )}
      </div>
    </footer>
  );
}
