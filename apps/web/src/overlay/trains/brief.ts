import { assertNever, type Pip, type Refusal } from '@roundhouse/rules';
import { text } from '../../text/text.ts';

/** Why a tile may not lie on a train, as far as a word or two can say it. */
export type Brief =
  /** The train goes on with this number. */
  | { readonly kind: 'wants'; readonly pip: Pip }
  /** The double of this number comes first. */
  | { readonly kind: 'first'; readonly pip: Pip }
  /** Only its player may play there. */
  | { readonly kind: 'closed' }
  /** Something that takes a sentence. */
  | { readonly kind: 'notNow' };

/** What is left of a reason where there is no room for it. */
export function briefOf(refusal: Refusal): Brief {
  if (refusal.code === 'tileDoesNotMatch') {
    const [pip, ...others] = refusal.wanted;
    return pip === undefined || others.length > 0 ? { kind: 'notNow' } : { kind: 'wants', pip };
  }
  if (refusal.code === 'doubleMustBeCovered' || refusal.code === 'coverInOrder') {
    return { kind: 'first', pip: refusal.pip };
  }
  if (refusal.code === 'coverYourDouble' || refusal.code === 'coverFirstDoubleFirst') {
    return { kind: 'first', pip: refusal.pip };
  }
  const isClosed = refusal.code === 'trainIsPrivate' || refusal.code === 'ownerStartsTrain';
  return { kind: isClosed ? 'closed' : 'notNow' };
}

/** That in words. */
export function briefWords(brief: Brief): string {
  const { wants, first, closed, notNow } = text.moves.brief;
  switch (brief.kind) {
    case 'wants':
      return wants(brief.pip);
    case 'first':
      return first(brief.pip);
    case 'closed':
      return closed;
    case 'notNow':
      return notNow;
    default:
      return assertNever(brief);
  }
}
