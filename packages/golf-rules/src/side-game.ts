import type { MarksOfHole, StrokesByHole } from './facts';
import type { Cents } from './money';
import type { Payment } from './payments';
import type { ByPlayer, PlayerId } from './players';
import type { Roster } from './roster';
import type { CourseHole } from './strokes-given';
import type { UnfinishedPots } from './table-rules';

/** The id of a side game: `{round}.s{number}`. It is also what requests select the game by. */
export type SideGameId = `${string}.s${number}`;

/** Whether an id is that of a side game. */
export const isSideGameId = (id: string): id is SideGameId => /^.+\.s\d+$/.test(id);

/** The value of an answer that was withdrawn. Cells have versions, so an answer is overwritten and never deleted. */
export const TAKEN_BACK = '-';

/** An answer of a list, with its label. */
export interface SideChoice {
  readonly value: string;
  readonly label: string;
  /** The side of the game that the answer means: 0 is the first. Screens show its players. */
  readonly side?: 0 | 1;
}

/** A condition: the option or question is shown, and counts, only while another option has one of these values. */
export interface SideCondition {
  readonly option: string;
  readonly is: readonly SideOptionValue[];
}

export type SideOptionValue = number | string | boolean;

interface AnySideOption {
  readonly key: string;
  readonly label: string;
  /** One sentence. */
  readonly help: string;
  readonly shownIf?: SideCondition;
  /** It has no effect in a round without a course. */
  readonly needsCourse?: true;
}

/** An option of a kind, as plain data. Forms, validation and the API are generated from it. */
export type SideOption = AnySideOption &
  (
    | { /** Cents. */ readonly type: 'money'; readonly default: Cents; readonly min?: Cents; readonly max?: Cents }
    | { readonly type: 'count'; readonly default: number; readonly min: number; readonly max: number }
    | { readonly type: 'choice'; readonly default: string; readonly choices: readonly SideChoice[] }
    | { readonly type: 'switch'; readonly default: boolean }
  );

/** Options of a side game: key → value; money in cents. */
export type SideOptions = Readonly<Record<string, SideOptionValue>>;

/** A question that a kind asks on a hole. */
export interface SideQuestion {
  /** Its cell is `{id of the game}.{cell}`, or `{id of the game}.{cell}.{player}`. */
  readonly cell: string;
  readonly question: string;
  /** `yes`: true or no answer. Players are those of the game who are on the hole. */
  readonly answers: 'player' | 'playerOrNone' | 'choice' | 'yes';
  /** Answers beside players. */
  readonly choices?: readonly SideChoice[];
  /** It is asked of each player. */
  readonly perPlayer?: true;
  /** Missing: on all holes. `par3` where there is a course; without one on all. */
  readonly holes?: 'par3';
  /** A hole is complete without it. */
  readonly optional?: true;
  /** Answer → its probability on a hole, 0 to 1, for forecasts. `player`: the probability of each player. The other answers share the rest. */
  readonly odds?: Readonly<Record<string, number>>;
  readonly shownIf?: SideCondition;
}

/** The figures of a message: numbers, words, or player ids. Keys that end in `Cents` hold money. */
export type Figures = Readonly<Record<string, number | string | readonly PlayerId[]>>;

/** A message about a game: a code with its figures. The kind of the game has the template of each code. */
export interface GameMessage {
  readonly code: string;
  readonly figures: Figures;
  /** The text at the time a settlement was saved. Missing: the text is rendered from the template. */
  readonly text?: string;
}

/** Why money moved: a message for all players, and the figures of each player. */
export interface Why extends GameMessage {
  readonly players: ByPlayer<Figures>;
}

/** One movement of money. A settlement is the sum of its parts and nothing else. */
export interface Part {
  readonly at: number | { readonly holes: readonly number[] } | 'round';
  /** Cents of the players who take part; zero-sum. */
  readonly nets: ByPlayer<Cents>;
  readonly why: Why;
  /** Whether a missing entry may still change it. */
  readonly provisional: boolean;
  /** The debts of the part; missing: each debtor splits its debt in proportion to what the creditors get. */
  readonly debts?: readonly Payment[];
  /** How many odd cents of a split each player got. The next games of the round continue the count. */
  readonly odd?: ByPlayer<number>;
}

/** The standings of a game, in its own unit: "skins", "up". */
export interface Standing {
  readonly unit: string;
  readonly players: ByPlayer<number>;
  /** Hole → player → the hole's contribution, for the players on it. */
  readonly holes: Readonly<Record<number, ByPlayer<number>>>;
  /** The standings in one line; null: nothing was played yet. */
  readonly line: GameMessage | null;
}

/** The entries as a side game reads them. */
export interface SideFacts {
  readonly strokes: StrokesByHole;
  /** Hole → cell of the game → answer. Withdrawn answers are omitted. */
  readonly marks: Readonly<Record<number, MarksOfHole>>;
}

/** What a side game needs in addition to its options and the entries. */
export interface SideTerms {
  /** The game's players who play the round, in the game's order. */
  readonly players: readonly PlayerId[];
  /** Their sides; empty for a kind without sides. */
  readonly sides: readonly (readonly PlayerId[])[];
  readonly roster: Roster;
  /** The holes of the round in order of play. */
  readonly order: readonly number[];
  /** Hole → par; null: the round has no course. */
  readonly pars: Readonly<Record<number, number>> | null;
  readonly course: readonly CourseHole[] | null;
  /** The holes of the players whose tee has its own pars or stroke indexes; missing: no player's tee has. */
  readonly courseOf?: Readonly<Record<PlayerId, readonly CourseHole[]>>;
  readonly isFinished: boolean;
  /** How many odd cents each player had in the earlier games. */
  readonly oddCentsBefore: ByPlayer<number>;
  /** What a pot pays while one of its holes is missing. Default: the pot is paid by the holes entered so far. */
  readonly unfinishedPots?: UnfinishedPots | undefined;
}

/** The result of a side game. */
export interface SidePlayed {
  readonly parts: readonly Part[];
  readonly standing: Standing;
  /** Hole → the message shown once the hole is entered. */
  readonly outcomes: Readonly<Record<number, GameMessage>>;
  /** Hole → a message shown with its question, whether or not it is answered: who is the wolf there. */
  readonly beforehand?: Readonly<Record<number, GameMessage>>;
  /** Holes that were entered only in part. */
  readonly incompleteHoles: readonly number[];
  /** Holes without scores that can no longer move money, because a match ended before them. Missing: none. */
  readonly decidedBefore?: readonly number[];
}

/** A round that is shown as an example of the rules, and that a test plays. */
export interface SideExample {
  readonly title: string;
  readonly players: readonly PlayerId[];
  readonly sides?: readonly (readonly PlayerId[])[];
  /** Missing: all 18. */
  readonly holes?: readonly number[];
  /** Missing: no course. */
  readonly course?: readonly CourseHole[];
  readonly strokesGiven?: ByPlayer<number>;
  readonly facts: SideFacts;
  /** The options that differ from the defaults; money in cents. */
  readonly options: SideOptions;
  /** Cents. */
  readonly nets: ByPlayer<Cents>;
}

/** A kind of side game: one folder, and one line in the registry of kinds. */
export interface SideGameDefinition<Options extends object = object> {
  readonly kind: string;
  readonly name: string;
  /** One line for the list. */
  readonly summary: string;
  readonly players: { readonly min: number; readonly max: number };
  /** One hole can pay many times its value. The list of kinds shows this. */
  readonly wild?: true;
  /** `two`: two sides of one or two players each; `two-pairs`: two of two. */
  readonly sides?: 'two' | 'two-pairs';
  readonly reads: {
    readonly strokes: boolean;
    readonly marks: readonly SideQuestion[];
    /** A player without strokes on a hole may have picked up, see `hasPickedUp`. The strokes then do not count as missing. */
    readonly pickUps?: true;
  };
  readonly needs: { readonly course: boolean };
  readonly options: readonly SideOption[];
  /** Code → its template, see `renderMessage`. */
  readonly words: Readonly<Record<string, string>>;
  readonly rules: { readonly paragraphs: readonly string[]; readonly examples: readonly SideExample[] };
  /** Pure and total: it accepts the entries at any stage of the round. */
  readonly play: (facts: SideFacts, options: Options, terms: SideTerms) => SidePlayed;
}

/** A kind of side game for code that handles all kinds alike. */
export interface AnySideGame extends Omit<SideGameDefinition, 'play'> {
  readonly play: (facts: SideFacts, options: never, terms: SideTerms) => SidePlayed;
}

/** A side game of a round, with the definition of its kind. */
export interface SideGame {
  readonly id: SideGameId;
  /** As the group calls it. */
  readonly name: string;
  readonly definition: AnySideGame;
  readonly players: readonly PlayerId[];
  readonly sides?: readonly (readonly PlayerId[])[] | undefined;
  /** All options of the kind; money in cents. */
  readonly options: SideOptions;
  /** Missing: it is on. */
  readonly on?: boolean | undefined;
}

/** Whether a condition holds. A missing condition always holds. */
export const isMet = (condition: SideCondition | undefined, options: SideOptions): boolean => {
  if (!condition) return true;
  const value = options[condition.option];
  return value !== undefined && condition.is.includes(value);
};
