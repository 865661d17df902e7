import type { Moves } from '../../store/table/moves.ts';
import { isOwnTurn } from '../../store/table/own.ts';
import { choiceOf, playsFor, taskOf } from '../../store/table/table.ts';
import { text } from '../../text/text.ts';
import { commonReason } from '../trains/whyNot.ts';

/** The sentence of the moment: whose turn it is and what it asks for, or where a tile fits. */
export function turnLine(moves: Moves): string {
  const { table } = moves.snapshot.value;
  const task = table === null ? null : taskOf(table);
  if (task === null) return '';
  const speaker = moves.speaker.value;
  const legal = moves.legal.value;
  if (!isOwnTurn(moves)) return text.othersLine(task, speaker);
  const { value: selection } = moves.selection;
  if (selection.kind === 'confirming') {
    const { command, rest = [] } = selection;
    return rest.length > 0
      ? text.moves.layTrainAsked(rest.length + 1)
      : text.layAsked(command.tile, command.train, speaker);
  }
  const tile = moves.lifted.value;
  const train = moves.chosenPlace.value?.train ?? null;
  const plays = playsFor(legal, { tile, train });
  if (tile !== null) {
    const { value: view } = moves.view;
    const why = plays.length > 0 || view === null ? null : commonReason(view, tile);
    return why === null
      ? text.liftedLine(tile, [...new Set(plays.map((one) => one.train))], speaker)
      : text.refusalSentence(why, speaker);
  }
  if (train !== null) {
    return text.chosenTrainLine(train, [...new Set(plays.map((one) => one.tile))], speaker);
  }
  return text.ownLine(task, choiceOf(legal), speaker);
}
