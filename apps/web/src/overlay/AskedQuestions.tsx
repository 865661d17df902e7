import type { TableSnapshot } from '@roundhouse/protocol';
import type { Connection } from '../connection/connection.ts';
import { SeatQuestion } from './SeatQuestion.tsx';
import { ToolsQuestion } from './ToolsQuestion.tsx';

/** Where a question is asked, and who is here. */
export interface QuestionProps {
  readonly connection: Connection;
  readonly snapshot: TableSnapshot;
}

/** The questions that stand open. Load this file lazily. */
export function AskedQuestions(props: QuestionProps) {
  return (
    <>
      <ToolsQuestion {...props} />
      <SeatQuestion {...props} />
    </>
  );
}
