import { useSignal } from '@preact/signals';
import type { MatchSnapshot, TableSnapshot } from '@roundhouse/protocol';
import { ranking } from '@roundhouse/rules';
import { FootNotice } from '../overlay/Notice.tsx';
import { ScoreTable } from '../overlay/ScoreTable.tsx';
import type { SheetName } from '../overlay/sheetName.ts';
import { Sheets } from '../overlay/Sheets.tsx';
import { TableBar } from '../overlay/TableBar.tsx';
import type { Play } from '../store/play.ts';
import { goTo } from '../store/route.ts';
import '../styles/result.css';
import yard from '../styles/yard.svg';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';
import { HandsRevealed, type ResultProps } from './RoundScores.tsx';

/** The end of a match: who won, by how much, and what comes next. */
export function MatchResult({ play, log, atEnd }: ResultProps) {
  const sheet = useSignal<SheetName | null>(null);
  const snapshot = play.snapshot.value;
  const { match, lastResult } = snapshot;
  const speaker = play.speaker.value;
  const { result } = text;
  if (match === null) return null;
  return (
    <main class="result-screen">
      <TableBar play={play} onOpen={(name) => (sheet.value = name)} />
      <div class="result-body">
        <header class="result-head is-final">
          <img class="result-yard" src={yard} alt="" />
          <p class="note">{result.matchOver}</p>
          <h1 class="result-winner">{text.winnersLine(match.winners, atEnd)}</h1>
          {lastResult !== null && <p class="note">{text.whyRoundEnded(lastResult, atEnd)}</p>}
        </header>
        {match.rounds.length > 1 ? (
          <>
            <Podium snapshot={snapshot} match={match} atEnd={atEnd} />
            <section class="panel">
              <h2 class="label">{result.allRounds}</h2>
              <ScoreTable snapshot={snapshot} speaker={speaker} />
            </section>
          </>
        ) : (
          lastResult !== null && (
            <HandsRevealed {...{ play, snapshot, result: lastResult, atEnd }} />
          )
        )}
      </div>
      <AfterMatch play={play} />
      <Sheets play={play} log={log} sheet={sheet} />
    </main>
  );
}

function Podium(props: {
  readonly snapshot: TableSnapshot;
  readonly match: MatchSnapshot;
  readonly atEnd: Speaker;
}) {
  const { snapshot, match, atEnd } = props;
  return (
    <ol class="podium">
      {ranking(snapshot.options, match.totals).map((seat) => {
        const total = match.totals[seat] ?? 0;
        const looks = [
          'panel podium-place',
          ...(match.winners.includes(seat) ? ['is-winner'] : []),
        ];
        return (
          <li key={seat} class={looks.join(' ')} style={{ '--player': `var(--player-${seat})` }}>
            <span class="podium-rank">
              {text.result.place(rankOf(total, match.totals, snapshot.options.winner))}
            </span>
            <strong>{atEnd.names[seat] ?? snapshot.players[seat]?.name}</strong>
            <b>{text.points(total)}</b>
          </li>
        );
      })}
    </ol>
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
  const hostName = host === null ? null : (players[host]?.name ?? null);
  const home = (
    <button type="button" class="button" onClick={() => goTo('/')}>
      {result.home}
    </button>
  );
  return (
    <footer class="lobby-foot">
      <div class="lobby-foot-row">
        <FootNotice talk={play} />
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
            {home}
          </div>
        ) : (
          <div class="after-match">
            {hostName !== null && <p>{result.waitForHost(hostName)}</p>}
            {home}
          </div>
        )}
      </div>
    </footer>
  );
}
