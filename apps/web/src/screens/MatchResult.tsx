import { useSignal } from '@preact/signals';
import type { MatchSnapshot, TableSnapshot } from '@roundhouse/protocol';
import { matchFacts } from '@roundhouse/rules';
import { FootNotice } from '../overlay/parts/Notice.tsx';
import { ScoreTable } from '../overlay/sheets/ScoreTable.tsx';
import type { SheetName } from '../overlay/sheets/sheetName.ts';
import { Sheets } from '../overlay/sheets/Sheets.tsx';
import { TableBar } from '../overlay/sheets/TableBar.tsx';
import { FactCards } from '../scores/FactCards.tsx';
import { HandsRevealed } from '../scores/HandsRevealed.tsx';
import { placesOf } from '../scores/places.ts';
import { Podium } from '../scores/Podium.tsx';
import { ShareResult } from '../scores/ShareResult.tsx';
import { ReviewButton } from '../scores/ReviewButton.tsx';
import { TotalsChart } from '../scores/TotalsChart.tsx';
import { useResultHead } from '../scores/useResultHead.ts';
import type { Moves } from '../store/table/moves.ts';
import { isHost } from '../store/table/own.ts';
import { goTo } from '../store/address/route.ts';
import { namesAt } from '../store/table/scores.ts';
import '../styles/result.css';
import '../styles/resultTv.css';
import type { Speaker } from '../text/speaker.ts';
import { hostName } from '../store/table/sitters.ts';
import { text } from '../text/text.ts';
import type { ResultProps } from './RoundScores.tsx';

/** The end of a match: who won, by how much, what is worth telling of it, and what comes next. */
export function MatchResult({ moves, log, atEnd }: ResultProps) {
  const sheet = useSignal<SheetName | null>(null);
  const snapshot = moves.snapshot.value;
  const { heading, said } = useResultHead(matchNews(snapshot, atEnd));
  const { match, options } = snapshot;
  if (match === null) return null;
  const names = namesAt(snapshot, atEnd);
  return (
    <main class="result-screen">
      <TableBar moves={moves} onOpen={(name) => (sheet.value = name)} />
      <div class="result-body is-final">
        <section class="poster">
          <header class="result-head">
            <p class="note">{text.result.matchOver}</p>
            <h1 class="result-winner" ref={heading} tabIndex={-1}>
              {text.headline(match.winners, atEnd)}
            </h1>
            <Why snapshot={snapshot} atEnd={atEnd} />
          </header>
          <Podium places={placesOf(options, match)} names={names} me={atEnd.me} />
        </section>
        <p class="hidden-text" role="status">
          {said}
        </p>
        <Telling {...{ match, snapshot, atEnd, names }} />
        <Rounds {...{ match, snapshot, atEnd, names }} />
        {match.over && <ReviewButton moves={moves} atEnd={atEnd} />}
      </div>
      <AfterMatch moves={moves} />
      <Sheets moves={moves} log={log} sheet={sheet} />
    </main>
  );
}

/** Rounds of which chart and table have room beside each other, and of which a TV has room for a table. */
const MOST_BESIDE = 6;
const MOST_ON_TV = 3;

interface PartProps {
  readonly match: MatchSnapshot;
  readonly snapshot: TableSnapshot;
  readonly atEnd: Speaker;
  /** By seat. */
  readonly names: readonly string[];
}

/** What ears are told when the match is over: with how many points, and where they stand. */
function matchNews({ match, options }: TableSnapshot, atEnd: Speaker): string {
  if (match === null) return '';
  const places = placesOf(options, match);
  const own = places.find(({ seat }) => seat === atEnd.me);
  return [
    text.headline(match.winners, atEnd),
    text.scores.withPoints(places[0]?.total ?? 0),
    ...(own === undefined || own.place === 1 ? [] : [text.scores.youHave(own.place, own.total)]),
  ].join(' ');
}

/** How the last round ended, or that the match was broken off. */
function Why({ snapshot, atEnd }: Pick<PartProps, 'snapshot' | 'atEnd'>) {
  const { match, lastResult } = snapshot;
  if (match?.over !== true) return <p class="note">{text.scores.endedEarlyHint}</p>;
  return lastResult && <p class="note">{text.whyRoundEnded(lastResult, atEnd)}</p>;
}

/** What is worth telling, and ways to tell it. */
function Telling({ match, snapshot, atEnd, names }: PartProps) {
  const facts = matchFacts(match.rounds, match.facts);
  return (
    <section class="panel result-telling" aria-labelledby="facts-title">
      <h2 class="label" id="facts-title">
        {text.scores.facts}
      </h2>
      <FactCards facts={facts} speaker={atEnd} roundCount={match.rounds.length} />
      <ShareResult match={match} options={snapshot.options} names={names} />
    </section>
  );
}

/** The match round by round: as lines, as a table, and the tiles of the last one. */
function Rounds({ match, snapshot, atEnd, names }: PartProps) {
  const { lastResult: result, options } = snapshot;
  const { me } = atEnd;
  const long = lengthOf(match.rounds.length);
  return (
    <>
      {match.rounds.length > 1 && (
        <section class={`panel result-chart ${long}`} aria-labelledby="chart-title">
          <h2 class="label" id="chart-title">
            {text.scores.chart}
          </h2>
          <TotalsChart {...{ match, options, me, names }} />
        </section>
      )}
      {match.rounds.length > 0 && (
        <section class={`panel result-table ${long}`} aria-labelledby="rounds-title">
          <h2 class="label" id="rounds-title">
            {text.result.allRounds}
          </h2>
          <ScoreTable snapshot={snapshot} speaker={atEnd} />
        </section>
      )}
      {result !== null && (
        <section class="result-last" aria-labelledby="last-title">
          <h2 class="label" id="last-title">
            {text.scores.lastRound}
          </h2>
          <HandsRevealed {...{ snapshot, result, me, atEnd }} />
        </section>
      )}
    </>
  );
}

/** Many rounds want the whole width. */
function lengthOf(roundCount: number): string {
  if (roundCount > MOST_BESIDE) return 'is-long';
  return roundCount > MOST_ON_TV ? '' : 'is-short';
}

function AfterMatch({ moves }: { readonly moves: Moves }) {
  const { connection } = moves;
  const { result } = text;
  const host = hostName(moves.snapshot.value);
  const home = (
    <button type="button" class="button" onClick={() => goTo('/')}>
      {result.home}
    </button>
  );
  return (
    <footer class="lobby-foot">
      <div class="lobby-foot-row">
        <FootNotice talk={moves.talk} />
        {isHost(moves) ? (
          <div class="after-match">
            <button
              type="button"
              class="button button-main lobby-start"
              onClick={() => void moves.talk.answered(connection.host({ type: 'rematch' }))}
            >
              {result.rematch}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => void moves.talk.answered(connection.host({ type: 'toLobby' }))}
            >
              {result.toLobby}
            </button>
            {home}
          </div>
        ) : (
          <div class="after-match">
            {host !== null && <p>{result.waitForHost(host)}</p>}
            {home}
          </div>
        )}
      </div>
    </footer>
  );
}
