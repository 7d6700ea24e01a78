import { cellOf, definitionOf, DEFINITIONS, type GameKind, type Question, strokesPlayer } from '@fairshare/golf-rules';

/** Whether a game uses the value of a cell of a hole. */
export function isReadBy(kind: GameKind, cell: string): boolean {
  const { strokes, questions = [] } = definitionOf(kind).inputs;
  return strokesPlayer(cell) === null ? questions.some(({ key }) => cellOf(kind, key) === cell) : strokes === true;
}

/** Whether any entry exists that a game uses. */
export const isPlayed = (kind: GameKind, holes: Readonly<Record<string, Readonly<Record<string, unknown>>>>): boolean =>
  Object.values(holes).some((cells) => Object.keys(cells).some((cell) => isReadBy(kind, cell)));

/** The question that is answered in a cell. */
export const questionOfCell = (cell: string): Question | undefined =>
  DEFINITIONS.flatMap(({ kind, inputs }) => inputs.questions?.filter(({ key }) => cellOf(kind, key) === cell) ?? [])[0];

/** The wording of a question on screen, and its short form for narrow spaces. */
export function askedAs({ name, asked }: Question): { readonly name: string; readonly short: string } {
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1);
  return asked ?? { name: capitalised, short: capitalised };
}
