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
  /** All cells of it that a hole has in full. */
  readonly cellsOn: (hole: number) => readonly string[];
  /** Cells that it may have besides. */
  readonly optionalOn: (hole: number) => readonly string[];
}

/** Strokes of those on the hole, for the game that asks for them first. */
interface StrokesInput extends AnyHoleInput {
  readonly kind: 'strokes';
  readonly game: Pick<EnteredGame, 'id'>;
  /** A game counts a hole on which somebody picked up: one score is enough to save it. */
  readonly takesPickUps: boolean;
}

/** The questions of a game, each answered by a player or by nobody. */
interface QuestionsInput extends AnyHoleInput {
  readonly kind: 'questions';
  readonly game: EnteredGame;
  readonly questions: readonly Question[];
}

/** What a side game asks. */
interface MarksInput extends AnyHoleInput {
  readonly kind: 'marks';
  readonly game: SideGame;
  readonly questionsOn: (hole: number) => readonly AskedQuestion[];
}

/** Something that is entered on a hole and saved once it is whole. */
export type HoleInput = StrokesInput | QuestionsInput | MarksInput;

/** The games of a hole's screen. */
export interface HoleGamesShown {
  readonly games: readonly EnteredGame[];
  readonly sideGames: readonly SideGame[];
}

const NONE_OPTIONAL = (): readonly string[] => [];

/** What is entered for these games: strokes once, then the questions of each, then what side games ask. */
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

/** Fewer than two of a game on a hole do not play it, and are asked nothing. */
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

/** The inputs whose games are played: those with an entry on any hole; all while nothing is entered. Strokes begin every game that reads them. */
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

/** What cells and values are called: a player, a question; strokes, a player, nobody, or an answer of a list. */
export interface CellWords {
  readonly nameOf: (cell: string) => string;
  /** With players by their short names. */
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

/** Who is on a side: "Ann & Ben". */
const sideNames = (playerIds: readonly string[] = [], names: ReadonlyMap<string, string>): string => playerIds.map((playerId) => names.get(playerId) ?? playerId).join(' & ');

/** "Wolf: Who does the wolf take?", and of whom it is asked where it is asked of each. */
function sideQuestion(cell: string, sideGames: readonly SideGame[], playerName: (playerId: string) => string): string | undefined {
  const game = sideGames.find(({ id }) => cell.startsWith(`${id}.`));
  const [key = '', ...playerId] = game ? cell.slice(game.id.length + 1).split('.') : [];
  const mark = game?.definition.reads.marks.find((one) => one.cell === key);
  if (!game || !mark) return undefined;
  return [`${game.name}: ${mark.question}`, ...(mark.perPlayer ? [playerName(playerId.join('.'))] : [])].join(' ');
}

/** The cell that a conflict is about, by the name it has among all cells of the hole; null: a record that named none. */
export function cellOfConflict({ game, gameId, cell }: Pick<Conflict, 'game' | 'gameId' | 'cell'>): string | null {
  if (cell === null || game === 'card') return null;
  if (game === 'side') return cellOf(gameId, cell);
  return definitionOf(game).inputs.strokes ? strokesCell(cell) : cellOf(game, cell);
}
