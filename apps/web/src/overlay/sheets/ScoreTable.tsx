import type { TableSnapshot } from '@roundhouse/protocol';
import { seatsOf } from '@roundhouse/rules';
import { ruleSentence } from '../../store/rules/ruleSentences.ts';
import type { Speaker } from '../../text/speaker.ts';
import { text } from '../../text/text.ts';
import { BotSign } from '../parts/BotSign.tsx';

/** Every round of the match with everybody's points, and the totals. */
export function ScoreTable(props: { readonly snapshot: TableSnapshot; readonly speaker: Speaker }) {
  const { snapshot, speaker } = props;
  const { match, players } = snapshot;
  const seats = seatsOf(players.length);
  const rounds = match?.rounds ?? [];
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where the rounds are many */}
      <div class="score-scroll" role="group" aria-label={text.result.allRounds} tabIndex={0}>
        <table class="scores">
          <caption class="hidden-text">{text.result.allRounds}</caption>
          <thead>
            <tr>
              <th scope="col">{text.result.player}</th>
              {rounds.map((round, index) => (
                <th key={index} scope="col" class="is-number">
                  {text.result.roundEngine(round.engine)}
                </th>
              ))}
              <th scope="col" class="is-number">
                {text.result.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat} class={seat === speaker.me ? 'is-me' : undefined}>
                <th scope="row">
                  <span class="scores-name">
                    {players[seat]?.name}
                    {players[seat]?.kind === 'bot' && <BotSign />}
                  </span>
                </th>
                {rounds.map(({ scores, out }, index) => (
                  <td
                    key={index}
                    class={out === seat ? 'is-number is-out' : 'is-number'}
                    aria-label={out === seat ? text.scores.wentOut(scores[seat] ?? 0) : undefined}
                  >
                    {scores[seat]}
                  </td>
                ))}
                <td class="is-number is-total">{match?.totals[seat] ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="note scores-rule">{ruleSentence('winner', snapshot.options, players.length)}</p>
    </>
  );
}
