import type { Talk } from '../../store/table/talk.ts';
import { SeatQuestion } from './SeatQuestion.tsx';
import { ToolsQuestion } from './ToolsQuestion.tsx';

/** The questions that stand open. Load this file lazily. */
export function AskedQuestions({ talk }: { readonly talk: Talk }) {
  return (
    <>
      <ToolsQuestion talk={talk} />
      <SeatQuestion talk={talk} />
    </>
  );
}
