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

/** The value of an answer that was taken back. Cells keep their versions, so an answer is never deleted. */
export const TAKEN_BACK = '-';

/** An answer of a list, and what it is called. */
export interface SideChoice {
  readonly value: string;
  readonly label: string;
  /** The side of the game that the answer means: 0 is the first. Screens show its players. */
  readonly side?: 0 | 1;
}

/** Shown, and counted, only while another option has one of these values. */
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

/** An option of a kind, as plain data: forms, validation and the API are made from it. */
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
  /** The probability of this answer on a hole, 0 to 1, for forecasts. `player`: that of each player. The other answers share the rest. */
  readonly odds?: Readonly<Record<string, number>>;
  readonly shownIf?: SideCondition;
}

/** A number, a word, or player ids. Keys that end in `Cents` hold money. */
export type Figures = Readonly<Record<string, number | string | readonly PlayerId[]>>;

/** A message about a game: a code with its figures. The kind of the game has the template of each code. */
export interface GameMessage {
  readonly code: string;
  readonly figures: Figures;
  /** The text as it was when a saved settlement was made. Missing: it is made from the template. */
  readonly text?: string;
}

/** Why money moved: a message about all, and the figures of each player. */
export interface Why extends GameMessage {
  readonly players: ByPlayer<Figures>;
}

/** One thing that moved money. A settlement is the sum of its parts and nothing else. */
export interface Part {
  readonly at: number | { readonly holes: readonly number[] } | 'round';
  /** Cents of those who take part; zero-sum. */
  readonly nets: ByPlayer<Cents>;
  readonly why: Why;
  /** Whether something is still to be entered that may change it. */
  readonly provisional: boolean;
  /** Who owes whom in it; missing: each debtor shares what it owes by what the creditors get. */
  readonly debts?: readonly Payment[];
  /** How many odd cents of a split each player got. The next games of the round continue the count. */
  readonly odd?: ByPlayer<number>;
}

/** The standings of a game, in its own unit: "skins", "up". */
export interface Standing {
  readonly unit: string;
  readonly players: ByPlayer<number>;
  /** Hole → player → what the hole brought, of those on it. */
  readonly holes: Readonly<Record<number, ByPlayer<number>>>;
  /** The standings in one line; null: nothing was played yet. */
  readonly line: GameMessage | null;
}

/** What was entered, as a side game reads it. */
export interface SideFacts {
  readonly strokes: StrokesByHole;
  /** Hole → cell of the game → answer. What was taken back is not in it. */
  readonly marks: Readonly<Record<number, MarksOfHole>>;
}

/** What a side game needs beside its options and the entries. */
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
  /** The holes of those whose tee has pars or stroke indexes of its own; missing: nobody's has. */
  readonly courseOf?: Readonly<Record<PlayerId, readonly CourseHole[]>>;
  readonly isFinished: boolean;
  /** How many odd cents each had in the games before. */
  readonly oddCentsBefore: ByPlayer<number>;
  /** What a pot pays while a hole of it is missing. Missing: the pot is paid by the holes so far. */
  readonly unfinishedPots?: UnfinishedPots | undefined;
}

/** What came out of a side game. */
export interface SidePlayed {
  readonly parts: readonly Part[];
  readonly standing: Standing;
  /** Hole → what it shows once it is entered. */
  readonly outcomes: Readonly<Record<number, GameMessage>>;
  /** Hole → a message shown with its question, whether or not it is answered: who is the wolf there. */
  readonly beforehand?: Readonly<Record<number, GameMessage>>;
  /** Holes that were entered only in part. */
  readonly incompleteHoles: readonly number[];
  /** Holes without scores that can move no money any more: a match ended before them. Missing: none. */
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
  /** What differs from the defaults; money in cents. */
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
  /** One hole can pay many times its value; the list of kinds says so. */
  readonly wild?: true;
  /** `two`: two sides of one or two players each; `two-pairs`: two of two. */
  readonly sides?: 'two' | 'two-pairs';
  readonly reads: {
    readonly strokes: boolean;
    readonly marks: readonly SideQuestion[];
    /** Who has no strokes on a hole may have picked up, see `hasPickedUp`: then none are missing. */
    readonly pickUps?: true;
  };
  readonly needs: { readonly course: boolean };
  readonly options: readonly SideOption[];
  /** Code → its words, see `renderMessage`. */
  readonly words: Readonly<Record<string, string>>;
  readonly rules: { readonly paragraphs: readonly string[]; readonly examples: readonly SideExample[] };
  /** Pure and total: it takes whatever is entered so far. */
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
  /** All of its kind; money in cents. */
  readonly options: SideOptions;
  /** Missing: it is on. */
  readonly on?: boolean | undefined;
}

/** Whether a condition holds; without one it does. */
export const isMet = (condition: SideCondition | undefined, options: SideOptions): boolean => {
  if (!condition) return true;
  const value = options[condition.option];
  return value !== undefined && condition.is.includes(value);
};
