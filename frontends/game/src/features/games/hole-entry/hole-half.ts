import type { BbbGame, Conflict, StrokesGame } from '@fairshare/contracts';
import type { Roster } from '@fairshare/golf-rules';
import type { ReactNode } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import type { OpenConflictsProps } from './conflict-choices';
import type { CellValue } from './hole-draft';
import type { HoleEntry } from './use-hole-dispute';

/** What the screen of a game that is entered hole by hole is given. */
export interface HoleViewProps<Game> {
  game: Game;
  /** Who plays the session, in player order. */
  players: readonly ShownPlayer[];
  /** Which holes; missing: everyone all 18. */
  roster?: Roster | null;
  firstHole?: number;
  /** Leads to who plays. */
  whoPlays?: ReactNode;
  /** Under the entries: leads to the other game of the hole on the same screen. */
  oneScreen?: ReactNode;
  /** The round is over: on to the money. */
  onFinish: () => void;
}

/** One game of the hole that is open, as far as the screen around the entries needs it. */
export interface ShownHalf extends Pick<OpenConflictsProps, 'nameOf' | 'places' | 'wordsFor'> {
  readonly entry: Pick<HoleEntry<CellValue>, 'dispute' | 'choose' | 'postpone'>;
  /** With the scores that the screen shows. */
  readonly game: StrokesGame | BbbGame;
  /** The game's values that wait for the group to choose. */
  readonly conflicts: readonly Conflict[];
  readonly scored: Scored;
}

/** One game of the hole that is open: what is entered, and what it comes to. */
export interface HoleHalf<Value extends CellValue> extends ShownHalf {
  readonly entry: HoleEntry<Value>;
  /** Player id → points on the hole; null while it is not saved. */
  readonly won: Readonly<Record<string, number>> | null;
}

interface Scored {
  readonly totals: Readonly<Record<string, number>>;
  readonly countedHoles: readonly number[];
  readonly holes: ReadonlyArray<{ readonly hole: number; readonly points: Readonly<Record<string, number>> | null }>;
}

/** The points of the hole that is open, once it is saved. */
export const wonOn = ({ holes }: Scored, { hole, saved }: { hole: number; saved: boolean }): HoleHalf<CellValue>['won'] =>
  saved ? (holes.find((one) => one.hole === hole)?.points ?? null) : null;
