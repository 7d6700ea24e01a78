import { cellOf, definitionOf, DEFINITIONS, type GameKind, type Question, strokesPlayer } from '@fairshare/golf-rules';

/** Whether a game reads what is entered in a cell of a hole. */
export function isReadBy(kind: GameKind, cell: string): boolean {
  const { strokes, questions = [] } = definitionOf(kind).inputs;
  return strokesPlayer(cell) === null ? questions.some(({ key }) => cellOf(kind, key) === cell) : strokes === true;
}

/** Whether anything was entered that a game reads. */
export const isPlayed = (kind: GameKind, holes: Readonly<Record<string, Readonly<Record<string, unknown>>>>): boolean =>
  Object.values(holes).some((cells) => Object.keys(cells).some((cell) => isReadBy(kind, cell)));

/** The question that is answered in a cell. */
export const questionOfCell = (cell: string): Question | undefined =>
  DEFINITIONS.flatMap(({ kind, inputs }) => inputs.questions?.filter(({ key }) => cellOf(kind, key) === cell) ?? [])[0];

/** How a screen asks a question, and how that begins where room is short. */
export function askedAs({ name, asked }: Question): { readonly name: string; readonly short: string } {
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1);
  return asked ?? { name: capitalised, short: capitalised };
}
