import { useSignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { engineAt, engineIsPlanned } from '@roundhouse/rules';
import { Countdown } from '../overlay/parts/Countdown.tsx';
import { FootNotice } from '../overlay/parts/Notice.tsx';
import type { SheetName } from '../overlay/sheets/sheetName.ts';
import { Sheets } from '../overlay/sheets/Sheets.tsx';
import { TableBar } from '../overlay/sheets/TableBar.tsx';
import { HandsRevealed } from '../scores/HandsRevealed.tsx';
import { placesOf } from '../scores/places.ts';
import { ReviewButton } from '../scores/ReviewButton.tsx';
import { TotalsChart } from '../scores/TotalsChart.tsx';
import { useResultHead } from '../scores/useResultHead.ts';
import type { TableLog } from '../store/table/log.ts';
import type { Moves } from '../store/table/moves.ts';
import { isHost, isWatching } from '../store/table/own.ts';
import { namesAt, waitingFor } from '../store/table/scores.ts';
import '../styles/result.css';
import '../styles/resultTv.css';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';

/** A screen about a round that is over. */
export interface ResultProps {
  readonly moves: Moves;
  readonly log: TableLog;
  /** Who sat where when it ended. */
  readonly atEnd: Speaker;
}

/** Between two rounds: why the last one ended, what everybody held, and what it cost. */
export function RoundScores({ moves, log, atEnd }: ResultProps) {
  const sheet = useSignal<SheetName | null>(null);
  const snapshot = moves.snapshot.value;
  const me = moves.me.value;
  const { heading, said } = useResultHead(roundNews(snapshot, atEnd));
  const { lastResult: result, match, options } = snapshot;
  if (result === null || match === null) return null;
  return (
    <main class="result-screen">
      <TableBar moves={moves} onOpen={(name) => (sheet.value = name)} />
      <div class="result-body">
        <header class="result-head">
          <h1 ref={heading} tabIndex={-1}>
            {text.result.roundOver(match.rounds.length, match.roundCount)}
          </h1>
          <p class="result-why">{text.whyRoundEnded(result, atEnd)}</p>
        </header>
        <p class="hidden-text" role="status">
          {said}
        </p>
        <div class={match.totals.length > 6 ? 'result-parts is-large' : 'result-parts'}>
          <section aria-labelledby="hands-title">
            <h2 class="hidden-text" id="hands-title">
              {text.scores.hands}
            </h2>
            <HandsRevealed {...{ snapshot, result, me, atEnd }} />
            <ReviewButton moves={moves} atEnd={atEnd} />
          </section>
          <section class="panel" aria-labelledby="chart-title">
            <h2 class="label" id="chart-title">
              {text.scores.chart}
            </h2>
            <TotalsChart {...{ match, options, me, names: namesAt(snapshot, atEnd) }} />
          </section>
        </div>
      </div>
      <NextRound moves={moves} snapshot={snapshot} onSeats={() => (sheet.value = 'menu')} />
      <Sheets moves={moves} log={log} sheet={sheet} />
    </main>
  );
}

/** What ears are told when a round is over: why, who leads, and where they stand themselves. */
function roundNews(snapshot: TableSnapshot, atEnd: Speaker): string {
  const { lastResult, match, options } = snapshot;
  if (lastResult === null || match === null) return '';
  const places = placesOf(options, match);
  const leaders = places.filter(({ place }) => place === 1);
  const names = namesAt(snapshot, atEnd);
  const leading = leaders.map(({ seat }) => names[seat] ?? '');
  const own = places.find(({ seat }) => seat === atEnd.me);
  return [
    text.whyRoundEnded(lastResult, atEnd),
    text.scores.leads(leading, leaders[0]?.total ?? 0),
    ...(own === undefined ? [] : [text.scores.youHave(own.place, own.total)]),
  ].join(' ');
}

function NextRound(props: {
  readonly moves: Moves;
  readonly snapshot: TableSnapshot;
  readonly onSeats: () => void;
}) {
  const { moves, snapshot, onSeats } = props;
  const { connection } = moves;
  const { nextRoundInMs } = snapshot.deadlines;
  const me = moves.me.value;
  const missing = waitingFor(snapshot, me);
  const isReady = me === null || snapshot.players[me]?.ready === true;
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
        <FootNotice talk={moves.talk} />
        <p>
          {engine !== null && engineIsPlanned(options) && result.nextEngine(engine)}{' '}
          {isReady && missing.length > 0 && result.waiting(missing)}{' '}
          {nextRoundInMs !== undefined && (
            <span class="note">
              <Countdown inMs={nextRoundInMs} snapshot={snapshot} words={result.startsIn} />
            </span>
          )}
        </p>
        {isWatching(moves) && snapshot.players.some(({ kind }) => kind === 'bot') && (
          <button type="button" class="button lobby-start" onClick={onSeats}>
            {text.join.takeSeat}
          </button>
        )}
        {!isReady && (
          <button
            type="button"
            class="button button-main lobby-start"
            onClick={() => void moves.talk.answered(connection.seatRequest({ type: 'ready' }))}
          >
            {result.next}
          </button>
        )}
        {isReady && isHost(moves) && (
          <button
            type="button"
            class="button lobby-start"
            onClick={() => void moves.talk.answered(connection.host({ type: 'nextRound' }))}
          >
            {result.startNow}
          </button>
        )}
      </div>
    </footer>
  );
}
