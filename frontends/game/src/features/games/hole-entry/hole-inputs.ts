import type { Conflict, EnteredGame, Player } from '@fairshare/contracts';
import {
  type AskedQuestion,
  cellOf,
  definitionOf,
  HOLES,
  questionsOn,
  NOBODY,
  playersOn,
  type Question,
  type Roster,
  type RoundInput,
  type SideGame,
  strokesCell,
  strokesPlayer,
} from '@fairshare/golf-rules';
import { askedAs, questionOfCell } from '../../../shared/game-cells';
import { shortNames } from '../../../shared/short-names';
import { NONE } from './texts';

interface AnyHoleInput {
  /** The cells of this input that make a hole complete. */
  readonly cellsOn: (hole: number) => readonly string[];
  /** Optional further cells. */
  readonly optionalOn: (hole: number) => readonly string[];
}

/** The strokes of the players on the hole, assigned to the first game that reads strokes. */
interface StrokesInput extends AnyHoleInput {
  readonly kind: 'strokes';
  readonly game: Pick<EnteredGame, 'id'>;
  /** Some game accepts pick-ups: one score is enough to save the hole. */
  readonly takesPickUps: boolean;
}

/** The questions of a game, each answered by a player or by nobody. */
interface QuestionsInput extends AnyHoleInput {
  readonly kind: 'questions';
  readonly game: EnteredGame;
  readonly questions: readonly Question[];
}

/** The questions of a side game. */
interface MarksInput extends AnyHoleInput {
  readonly kind: 'marks';
  readonly game: SideGame;
  readonly questionsOn: (hole: number) => readonly AskedQuestion[];
}

/** An input of a hole, saved once it is complete. */
export type HoleInput = StrokesInput | QuestionsInput | MarksInput;

/** The games on a hole's screen. */
export interface HoleGamesShown {
  readonly games: readonly EnteredGame[];
  readonly sideGames: readonly SideGame[];
}

const NONE_OPTIONAL = (): readonly string[] => [];

/** The inputs of these games: strokes once, then the questions of each game, then those of side games. */
export function inputsOf({ games, sideGames }: HoleGamesShown, roster: Roster, course: RoundInput['course']): HoleInput[] {
  const strokes = games.find(({ kind }) => definitionOf(kind).inputs.strokes) ?? sideGames.find(({ definition }) => definition.reads.strokes);
  return [
    ...(strokes
      ? [
          {
            kind: 'strokes' as const,
            game: strokes,
            takesPickUps: sideGames.some(({ definition }) => definition.reads.pickUps),
            cellsOn: (hole: number) => playersOn(roster, hole).map(strokesCell),
            optionalOn: NONE_OPTIONAL,
          },
        ]
      : []),
    ...games.flatMap((game): HoleInput[] => {
      const { questions = [] } = definitionOf(game.kind).inputs;
      const cells = questions.map(({ key }) => cellOf(game.kind, key));
      return cells.length > 0 ? [{ kind: 'questions', game, questions, cellsOn: () => cells, optionalOn: NONE_OPTIONAL }] : [];
    }),
    ...sideGames.filter(({ definition }) => definition.reads.marks.length > 0).map((game) => marksInput(game, roster, course)),
  ];
}

/** With fewer players of a side game on a hole, the hole has none of its questions. */
const MIN_PLAYING = 2;

function marksInput(game: SideGame, roster: Roster, course: RoundInput['course']): MarksInput {
  const askedOn = (hole: number) => {
    const onHole = playersOn(roster, hole).filter((playerId) => game.players.includes(playerId));
    return onHole.length < MIN_PLAYING ? [] : questionsOn(game, { hole, onHole, course });
  };
  const isOptional = ({ mark }: AskedQuestion) => mark.optional === true || mark.answers === 'yes';
  const cellsOf = (hole: number, optional: boolean) => askedOn(hole).flatMap((asked) => (isOptional(asked) === optional ? [cellOf(game.id, asked.cell)] : []));
  return { kind: 'marks', game, questionsOn: askedOn, cellsOn: (hole) => cellsOf(hole, false), optionalOn: (hole) => cellsOf(hole, true) };
}

/** The inputs of games in play: those with an entry on any hole, or all if there is no entry. Strokes start every game that reads them. */
export function playedInputs(inputs: readonly HoleInput[], holes: Readonly<Record<number, Readonly<Record<string, unknown>>>>): readonly HoleInput[] {
  const entered = new Set(Object.values(holes).flatMap((cells) => Object.keys(cells).filter((cell) => cells[cell] != null)));
  const hasStrokes = [...entered].some((cell) => strokesPlayer(cell) !== null);
  const isPlayed = (input: HoleInput) => (readsStrokes(input) && hasStrokes) || HOLES.some((hole) => input.cellsOn(hole).some((cell) => entered.has(cell)));
  const played = inputs.filter(isPlayed);
  return played.length > 0 ? played : inputs;
}

const readsStrokes = (input: HoleInput): boolean => {
  if (input.kind === 'strokes') return true;
  return input.kind === 'marks' ? input.game.definition.reads.strokes === true : definitionOf(input.game.kind).inputs.strokes === true;
};

/** Whether a screen with these inputs shows a cell. */
export const isShownBy = (inputs: readonly HoleInput[], cell: string): boolean =>
  inputs.some((input) => {
    if (input.kind === 'strokes') return strokesPlayer(cell) !== null;
    return input.kind === 'marks' ? cell.startsWith(`${input.game.id}.`) : input.cellsOn(1).includes(cell);
  });

/** Names of cells and words for values. A cell is a player's strokes or a question; a value is strokes, a player, nobody, or a choice from a list. */
export interface CellWords {
  readonly nameOf: (cell: string) => string;
  /** With the players' short names. */
  readonly shortNameOf: (cell: string) => string;
  readonly wordsFor: (value: number | string) => string;
}

export function cellWords(players: readonly Player[], sideGames: readonly SideGame[]): CellWords {
  const playerName = (playerId: string) => players.find(({ id }) => id === playerId)?.name ?? playerId;
  const short = shortNames(players);
  const named = (cell: string, nameOf: (playerId: string) => string) => {
    const playerId = strokesPlayer(cell);
    if (playerId !== null) return nameOf(playerId);
    const question = questionOfCell(cell);
    return question ? askedAs(question).name : (sideQuestion(cell, sideGames, nameOf) ?? cell);
  };
  const choices = sideGames.flatMap(({ definition, sides }) =>
    definition.reads.marks.flatMap(({ choices: given = [] }) =>
      given.map(({ value, label, side }) => ({ value, label: sideNames(side === undefined ? [] : sides?.[side], short) || label })),
    ),
  );
  return {
    nameOf: (cell) => named(cell, playerName),
    shortNameOf: (cell) => named(cell, (playerId) => short.get(playerId) ?? playerName(playerId)),
    wordsFor: (value) => {
      if (typeof value === 'number') return String(value);
      return value === NOBODY ? NONE : (choices.find((choice) => choice.value === value)?.label ?? playerName(value));
    },
  };
}

/** The players of a side: "Ann & Ben". */
const sideNames = (playerIds: readonly string[] = [], names: ReadonlyMap<string, string>): string => playerIds.map((playerId) => names.get(playerId) ?? playerId).join(' & ');

/** "Wolf: Who does the wolf take?", followed by the player's name if each player has an own answer. */
function sideQuestion(cell: string, sideGames: readonly SideGame[], playerName: (playerId: string) => string): string | undefined {
  const game = sideGames.find(({ id }) => cell.startsWith(`${id}.`));
  const [key = '', ...playerId] = game ? cell.slice(game.id.length + 1).split('.') : [];
  const mark = game?.definition.reads.marks.find((one) => one.cell === key);
  if (!game || !mark) return undefined;
  return [`${game.name}: ${mark.question}`, ...(mark.perPlayer ? [playerName(playerId.join('.'))] : [])].join(' ');
}

/** The cell of a conflict, by its name among all cells of the hole; null: the record named no cell. */
export function cellOfConflict({ game, gameId, cell }: Pick<Conflict, 'game' | 'gameId' | 'cell'>): string | null {
  if (cell === null || game === 'card') return null;
  if (game === 'side') return cellOf(gameId, cell);
  return definitionOf(game).inputs.strokes ? strokesCell(cell) : cellOf(game, cell);
}
