import { formatTableCode } from '@roundhouse/protocol';
import { assertNever } from '@roundhouse/rules';
import type { ComponentChildren } from 'preact';
import type { GoneWhy } from '../connection/connection.ts';
import { goTo } from '../store/address/route.ts';
import { text } from '../text/text.ts';
import { wayOn, type Way } from './ends.ts';
import { JoinByCode } from './JoinByCode.tsx';

/** A page that stands in for a table: what has happened, what one can do about it, home and the code. */
function SignPage(props: {
  readonly code: string;
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
        <p class="note">{text.join.title(formatTableCode(props.code))}</p>
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
export function MovedPage(props: { readonly code: string; readonly onTakeBack: () => void }) {
  return (
    <SignPage code={props.code} title={text.connection.movedTitle} sentence={text.connection.moved}>
      <MainButton onClick={props.onTakeBack}>{text.connection.takeBack}</MainButton>
    </SignPage>
  );
}

/** The table cannot be reached any more. */
export function GonePage(props: {
  readonly code: string;
  readonly why: GoneWhy;
  /** Back to the question who is coming. */
  readonly onDoor: () => void;
  /** The same once more. */
  readonly onAgain: () => void;
}) {
  const { code, why, onDoor, onAgain } = props;
  return (
    <SignPage code={code} {...text.connection.ends[why]}>
      <WayOn way={wayOn(why)} onDoor={onDoor} onAgain={onAgain} />
    </SignPage>
  );
}

function WayOn(props: {
  readonly way: Way;
  readonly onDoor: () => void;
  readonly onAgain: () => void;
}) {
  switch (props.way) {
    case 'door':
      return <MainButton onClick={props.onDoor}>{text.connection.toDoor}</MainButton>;
    case 'again':
      return <MainButton onClick={props.onAgain}>{text.connection.tryAgain}</MainButton>;
    case 'code':
      return <JoinByCode />;
    case 'refresh':
      return <MainButton onClick={() => location.reload()}>{text.connection.refresh}</MainButton>;
    case 'none':
      return null;
    default:
      return assertNever(props.way);
  }
}

function MainButton(props: { readonly onClick: () => void; readonly children: string }) {
  return (
    <button type="button" class="button button-main" onClick={props.onClick}>
      {props.children}
    </button>
  );
}
