import { formatTableCode } from '@roundhouse/protocol';
import { assertNever } from '@roundhouse/rules';
import type { ComponentChildren } from 'preact';
import type { GoneWhy } from '../connection/connection.ts';
import { goTo } from '../store/route.ts';
import { text } from '../text/text.ts';
import { Patience } from './lazy.tsx';

/** A page that stands in for a table: a title, a sentence, and what one can do about it. */
function SignPage(props: {
  readonly title: string;
  readonly sentence: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <main class="sign-page">
      <p class="logo sign-logo">{text.home.product}</p>
      <div class="panel sign-card">
        <h1>{props.title}</h1>
        <p>{props.sentence}</p>
        <div class="sign-actions">
          {props.children}
          <button type="button" class="button" onClick={() => goTo('/')}>
            {text.connection.goHome}
          </button>
        </div>
      </div>
    </main>
  );
}

/** The seat is in use in another window or on another device. */
export function MovedPage({ onTakeBack }: { readonly onTakeBack: () => void }) {
  return (
    <SignPage title={text.connection.movedTitle} sentence={text.connection.moved}>
      <button type="button" class="button button-main" onClick={onTakeBack}>
        {text.connection.takeBack}
      </button>
    </SignPage>
  );
}

/** The table cannot be reached any more. `onDoor`: back to the question who is coming. */
export function GonePage(props: {
  readonly code: string;
  readonly why: GoneWhy;
  readonly onDoor: () => void;
}) {
  const { code, why, onDoor } = props;
  const words = text.connection;
  const door = (
    <button type="button" class="button button-main" onClick={onDoor}>
      {words.toDoor}
    </button>
  );
  switch (why) {
    case 'notFound':
      return (
        <SignPage title={words.notFoundTitle} sentence={words.notFound(formatTableCode(code))} />
      );
    case 'versionTooOld':
      return (
        <SignPage title={words.versionTitle} sentence={words.version}>
          <button type="button" class="button button-main" onClick={() => location.reload()}>
            {words.refresh}
          </button>
        </SignPage>
      );
    case 'removed':
    case 'wrongToken':
      return (
        <SignPage title={words.removedTitle} sentence={words.removed}>
          {door}
        </SignPage>
      );
    case 'closed':
      return <SignPage title={words.closedTitle} sentence={words.closed} />;
    case 'full':
      return <SignPage title={words.fullTitle} sentence={words.full} />;
    case 'locked':
      return <SignPage title={words.lockedTitle} sentence={words.locked} />;
    case 'nameTaken':
    case 'badName':
      return (
        <SignPage
          title={words.nameTitle}
          sentence={why === 'nameTaken' ? words.nameTaken : words.badName}
        >
          {door}
        </SignPage>
      );
    case 'broken':
      return <SignPage title={words.brokenTitle} sentence={words.broken} />;
    case 'left':
      return <Patience />;
    default:
      return assertNever(why);
  }
}
