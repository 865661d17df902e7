import type { Seat } from '@roundhouse/rules';
import { text } from '../text/text.ts';
import '../styles/podium.css';
import { Engine } from '../overlay/parts/Engine.tsx';
import { podiumOf, type Place, type Step } from './places.ts';
import { SeatShape } from './SeatShape.tsx';

/** The podium of a match: the first three places on steps, and everybody else below. */
export function Podium(props: {
  readonly places: readonly Place[];
  /** By seat. */
  readonly names: readonly string[];
  readonly me: Seat | null;
}) {
  const { names, me } = props;
  const { steps, rest } = podiumOf(props.places);
  const crowd = Math.max(...steps.map(({ seats }) => seats.length));
  return (
    <>
      <ol class={crowd > 2 ? 'podium is-crowded' : 'podium'} aria-label={text.scores.podium}>
        {steps.map((step) => (
          <PodiumStep key={step.seats[0]?.seat} step={step} names={names} me={me} />
        ))}
      </ol>
      {rest.length > 0 && (
        <ol
          class={rest.length > 3 ? 'podium-rest is-long' : 'podium-rest'}
          aria-label={text.scores.others}
          start={rest[0]?.place}
        >
          {rest.map(({ seat, total, place }) => (
            <li key={seat} class={seat === me ? 'is-me' : undefined}>
              <span class="podium-rank">{text.result.place(place)}</span>
              <SeatShape seat={seat} />
              <strong>{names[seat]}</strong>
              <b>{total}</b>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function PodiumStep(props: {
  readonly step: Step;
  readonly names: readonly string[];
  readonly me: Seat | null;
}) {
  const { step, names, me } = props;
  const total = step.seats[0]?.total ?? 0;
  return (
    <li class={`podium-step is-place-${step.place}`} style={{ '--shared': step.seats.length }}>
      <div class="podium-people">
        {step.seats.map(({ seat }) => (
          <span key={seat} class={seat === me ? 'podium-player is-me' : 'podium-player'}>
            <strong>{names[seat]}</strong>
            <Engine seat={seat} isSmoking={step.place === 1} />
          </span>
        ))}
      </div>
      <div class="podium-block">
        <span class="podium-rank">{text.result.place(step.place)}</span>
        <b>{text.points(total)}</b>
      </div>
    </li>
  );
}
