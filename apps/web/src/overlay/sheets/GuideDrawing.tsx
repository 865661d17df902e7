import {
  assertNever,
  highOf,
  lowOf,
  seatOf,
  tileOf,
  type Pip,
  type TileId,
} from '@roundhouse/rules';
import { TileFace } from '../parts/TileFace.tsx';
import { Engine } from '../parts/Engine.tsx';
import { MEXICAN_GLYPH } from '../../scene/theme.ts';
import { showsNumerals } from '../../store/kept/settings.ts';
import type { GuidePart } from '../../store/rules/guideParts.ts';

/** Something on the cloth of a drawing, from left to right. */
type Thing =
  | { readonly kind: 'lying' | 'new'; readonly left: Pip; readonly right: Pip }
  | { readonly kind: 'standing'; readonly tile: TileId }
  | { readonly kind: 'back' | 'locomotive' | 'star' };

/** The tiles beside a part of the guide, for a set whose engine is this. Decoration: its words say it. */
export function GuideDrawing({ part, engine }: { readonly part: GuidePart; readonly engine: Pip }) {
  return (
    <div class="guide-drawing" aria-hidden="true">
      {thingsOf(part, engine).map((thing, at) => (
        <Drawn key={at} thing={thing} />
      ))}
    </div>
  );
}

function Drawn({ thing }: { readonly thing: Thing }) {
  const numerals = showsNumerals();
  switch (thing.kind) {
    case 'lying':
    case 'new':
      return (
        <span class={`guide-lying is-${thing.kind}`}>
          <span class="tile">
            <TileFace top={thing.left} bottom={thing.right} numerals={numerals} angle={-90} />
          </span>
        </span>
      );
    case 'standing':
      return (
        <span class="tile">
          <TileFace top={highOf(thing.tile)} bottom={lowOf(thing.tile)} numerals={numerals} />
        </span>
      );
    case 'locomotive':
      return <Engine seat={seatOf(1)} isSmoking={false} />;
    case 'star':
      return (
        <svg class="guide-star" viewBox="0 0 24 24">
          <path d={MEXICAN_GLYPH} fill="currentColor" />
        </svg>
      );
    case 'back':
      return <span class="guide-lying is-back" />;
    default:
      return assertNever(thing);
  }
}

function lying(left: Pip, right: Pip): Thing {
  return { kind: 'lying', left, right };
}

function laid(left: Pip, right: Pip): Thing {
  return { kind: 'new', left, right };
}

function standing(one: Pip, other: Pip): Thing {
  return { kind: 'standing', tile: tileOf(one, other) };
}

/** No number but the engine's is more than 5, so that each drawing fits every set. */
function thingsOf(part: GuidePart, engine: Pip): readonly Thing[] {
  switch (part) {
    case 'start':
      return [standing(engine, engine), laid(engine, 4)];
    case 'train':
      return [lying(engine, 4), lying(4, 2), laid(2, 5)];
    case 'draw':
      return [{ kind: 'back' }, { kind: 'back' }, { kind: 'back' }];
    case 'marker':
      return [lying(engine, 1), lying(1, 3), { kind: 'locomotive' }];
    case 'mexican':
      return [{ kind: 'star' }, lying(engine, 3), lying(3, 0)];
    case 'doubles':
      return [lying(engine, 5), standing(5, 5), laid(5, 1)];
    case 'out':
      return [lying(engine, 2), laid(2, 0)];
    case 'score':
      return [standing(4, 3), standing(1, 0)];
    default:
      return assertNever(part);
  }
}
