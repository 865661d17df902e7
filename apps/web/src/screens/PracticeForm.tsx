import { useSignal } from '@preact/signals';
import { BOT_LEVELS, USUAL_MANNERS } from '@roundhouse/protocol';
import {
  DEFAULT_PRESET,
  PRESET_NAMES,
  invariant,
  offeredSeatCounts,
  presetOptions,
  type RuleOptions,
} from '@roundhouse/rules';
import type { PracticeSetup } from '../practice/practice.ts';
import { playerName } from '../store/kept/player.ts';
import { goTo } from '../store/address/route.ts';
import '../styles/practice.css';
import { text } from '../text/text.ts';
import { Choice } from '../overlay/parts/Choice.tsx';
import { BotPlays } from './BotPlays.tsx';
import { MannersForm } from '../overlay/sheets/MannersForm.tsx';
import { MatchLength } from './MatchLength.tsx';

/** Most bots that find a place on a screen with room for their trains. */
const MOST_BOTS = 7;
const USUAL_BOTS = 3;

type Wish = Omit<PracticeSetup, 'name'>;
const USUAL: Wish = {
  preset: DEFAULT_PRESET,
  botCount: USUAL_BOTS,
  level: 'conductor',
  rounds: 1,
  ...USUAL_MANNERS,
};

/** What to practise: by which rules, how long, and against whom. */
export function PracticeForm({ onStart }: { readonly onStart: (setup: PracticeSetup) => void }) {
  const wish = useSignal<Wish>(USUAL);
  const { practice } = text;
  const change = (part: Partial<Wish>) => (wish.value = playable({ ...wish.value, ...part }));
  const start = (event: Event) => {
    event.preventDefault();
    onStart({ ...wish.value, name: playerName.value ?? text.home.guest });
  };
  const parts = { wish: wish.value, onChange: change };
  const { preset, rounds, botCount } = wish.value;
  return (
    <main class="sign-page">
      <form class="panel sign-card practice-form" onSubmit={start}>
        <h1>{practice.title}</h1>
        <p class="note">
          {practice.intro} {isKept() && practice.offline}
        </p>
        <Rules {...parts} />
        <MatchLength
          options={optionsOf({ preset, rounds })}
          seatCount={botCount + 1}
          mayChoose={true}
          onChoose={(chosen) => change({ rounds: chosen })}
        />
        <Opponents {...parts} />
        <MannersForm manners={wish.value} mayChoose={true} onChange={change} />
        <button type="submit" class="button button-main">
          {practice.start}
        </button>
        <button type="button" class="button button-quiet" onClick={() => goTo('/')}>
          {text.connection.goHome}
        </button>
      </form>
    </main>
  );
}

interface PartProps {
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

function Rules({ wish, onChange }: PartProps) {
  const { preset } = wish;
  return (
    <div>
      <label class="label" for="preset">
        {text.lobby.preset}
      </label>
      <Choice
        id="preset"
        aria-describedby="preset-note"
        values={PRESET_NAMES}
        value={preset}
        words={(name) => text.presets[name].title}
        onChoose={(chosen) => onChange({ preset: chosen })}
      />
      <p id="preset-note" class="note">
        {text.presets[preset].summary}
      </p>
    </div>
  );
}

function Opponents({ wish, onChange }: PartProps) {
  const { practice } = text;
  return (
    <fieldset class="practice-bots">
      <legend class="label">{practice.opponents}</legend>
      <Choice
        aria-label={practice.botCount}
        values={botCounts(wish)}
        value={wish.botCount}
        words={practice.bots}
        onChoose={(botCount) => onChange({ botCount })}
      />
      <Choice
        aria-label={practice.level}
        aria-describedby="bot-plays"
        values={BOT_LEVELS}
        value={wish.level}
        words={(one) => text.botLevels[one]}
        onChoose={(level) => onChange({ level })}
      />
      <BotPlays level={wish.level} options={optionsOf(wish)} />
    </fieldset>
  );
}

/** The nearest wish that makes a game: rules are for so many players, and a set has so many rounds. */
function playable(wish: Wish): Wish {
  const { maxPip } = optionsOf({ ...wish, rounds: 'full' });
  const counts = botCounts(wish);
  const nearest = counts.toSorted((a, b) => away(a, wish) - away(b, wish))[0] ?? USUAL_BOTS;
  const isLonger = typeof wish.rounds === 'number' && wish.rounds > maxPip;
  return { ...wish, botCount: nearest, rounds: isLonger ? 'full' : wish.rounds };
}

function away(count: number, { botCount }: Wish): number {
  return Math.abs(count - botCount);
}

function botCounts({ preset }: Pick<Wish, 'preset'>): readonly number[] {
  return offeredSeatCounts(optionsOf({ preset, rounds: 'full' }))
    .map((seats) => seats - 1)
    .filter((count) => count >= 1 && count <= MOST_BOTS);
}

function optionsOf({ preset, rounds }: Pick<Wish, 'preset' | 'rounds'>): RuleOptions {
  const options = presetOptions(preset, { matchRounds: rounds });
  invariant(options.ok, 'every preset is a game');
  return options.value;
}

/** True once a worker keeps all parts of the page in the browser. */
function isKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
