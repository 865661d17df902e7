import { useSignal } from '@preact/signals';
import { seatsOf } from '@roundhouse/rules';
import { ScoreTable } from '../overlay/ScoreTable.tsx';
import { Sheets, type SheetName } from '../overlay/Sheets.tsx';
import { TableBar } from '../overlay/TableBar.tsx';
import type { TableLog } from '../store/log.ts';
import type { Play } from '../store/play.ts';
import { goTo } from '../store/route.ts';
import { byTotal } from '../store/scores.ts';
import '../styles/result.css';
import yard from '../styles/yard.svg';
import { text } from '../text/text.ts';
import { HandsRevealed } from './RoundScores.tsx';

/** The end of a match: who won, by how much, and what comes next. */
export function MatchResult({ play, log }: { readonly play: Play; readonly log: TableLog }) {
  const sheet = useSignal<SheetName | null>(null);
  const snapshot = play.snapshot.value;
  const { match, lastResult, players, options } = snapshot;
  const speaker = play.speaker.value;
  const { result } = text;
  if (match === null) return null;
  const ordered = byTotal(seatsOf(match.totals.length), match.totals, options.winner);
  return (
    <main class="result-screen">
      <TableBar play={play} onOpen={(name) => (sheet.value = name)} />
      <div class="result-body">
        <header class="result-head is-final">
          <img class="result-yard" src={yard} alt="" />
          <p class="note">{result.matchOver}</p>
          <h1 class="result-winner">{text.winnersLine(match.winners, speaker)}</h1>
          {lastResult !== null && <p class="note">{text.whyRoundEnded(lastResult, speaker)}</p>}
        </header>
        <ol class="podium">
          {ordered.map((seat) => (
            <li
              key={seat}
              class={
                match.winners.includes(seat) ? 'panel podium-place is-winner' : 'panel podium-place'
              }
              style={{ '--player': `var(--player-${seat})` }}
            >
              <span class="podium-rank">
                {result.place(rankOf(match.totals[seat] ?? 0, match.totals, options.winner))}
              </span>
              <strong>{players[seat]?.name}</strong>
              <b>{text.points(match.totals[seat] ?? 0)}</b>
            </li>
          ))}
        </ol>
        {match.rounds.length > 1 ? (
          <section class="panel">
            <h2 class="label">{result.allRounds}</h2>
            <ScoreTable snapshot={snapshot} speaker={speaker} />
          </section>
        ) : (
          lastResult !== null && (
            <HandsRevealed play={play} snapshot={snapshot} result={lastResult} />
          )
        )}
      </div>
      <AfterMatch play={play} />
      <Sheets play={play} log={log} sheet={sheet} />
    </main>
  );
}

function rankOf(total: number, totals: readonly number[], winner: 'lowestTotal' | 'highestTotal') {
  const better = totals.filter((one) => (winner === 'lowestTotal' ? one < total : one > total));
  return better.length + 1;
}

function AfterMatch({ play }: { readonly play: Play }) {
  const { connection } = play;
  const { result } = text;
  const { host, players } = play.snapshot.value;
  const isHost = connection.seat.value?.host === true;
  const hostName = host === null ? null : players[host]?.name;
  return (
    <footer class="lobby-foot">
      <div class="lobby-foot-row">
        {play.notice.value !== null && (
          <p class="warning" role="alert">
            {play.notice.value.sentence}
          </p>
        )}
        {isHost ? (
          <div class="after-match">
            <button
              type="button"
              class="button button-main lobby-start"
              onClick={() => void play.answered(connection.host({ type: 'rematch' }))}
            >
              {result.rematch}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => void play.answered(connection.host({ type: 'toLobby' }))}
            >
              {result.toLobby}
            </button>
          </div>
        ) : (
          <p>{hostName !== undefined && hostName !== null && result.waitForHost(hostName)}</p>
        )}
        <button type="button" class="button button-quiet" onClick={() => goTo('/')}>
          {result.home}
        </button>
      </div>
    </footer>
  );
}
