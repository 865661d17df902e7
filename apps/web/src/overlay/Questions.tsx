import type { TableSnapshot } from '@roundhouse/protocol';
import type { Connection } from '../connection/connection.ts';
import { SeatQuestion } from './SeatQuestion.tsx';
import { ToolsQuestion } from './ToolsQuestion.tsx';

/** What a table is asked by its people, over everything else; the host answers. */
export function Questions(props: {
  readonly connection: Connection;
  readonly snapshot: TableSnapshot;
}) {
  return (
    <div class="banner-box is-low" role="status">
      <ToolsQuestion {...props} />
      <SeatQuestion {...props} />
    </div>
  );
}
