import { entriesQuery } from '@fairshare/api-client';
import type { Conflict, RoundEntries } from '@fairshare/contracts';
import { inOrderOfPlay, type Roster, type RoundInput, type SideGame, toRoster } from '@fairshare/golf-rules';
import { withCells, withUnsentCells } from '@fairshare/offline';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSavedHoles } from '../../../session/money/use-pending-saves';
import { useOffline } from '../../../session/offline/offline';
import type { ShownPlayer } from '../../../shared/player-of';
import type { RoundOnPhone } from '../../../shared/round-input';
import { type HoleGamesShown, type HoleInput, inputsOf, playedInputs } from './hole-inputs';
import { useOpenConflicts } from './open-conflicts';
import { type HoleCells, useHoleCells } from './use-hole-cells';

/** What the screen of a hole is given. */
export interface HoleScreenProps {
  entered: RoundEntries;
  /** The games that are entered on it, first the one whose points and payouts stand below. Remount it for other games. */
  gameIds: readonly string[];
  /** Side games that are entered on it as well: all games stand below then. */
  sideGames?: readonly SideGame[];
  /** Where the round is played, as far as games ask. */
  course?: RoundInput['course'];
  /** All of the round: what a choice between two scores moves is worked out from it. */
  round?: RoundOnPhone | null;
  /** Who plays the session, in player order. */
  players: readonly ShownPlayer[];
  /** Which holes; missing: everyone all 18. */
  roster?: Roster | null;
  firstHole?: number;
  /** Under the holes: leads to who plays and the like. */
  whoPlays?: ReactNode;
  /** The round is over: on to the money. */
  onFinish: () => void;
}

/** What is entered for some games of a round, whichever hole is open. */
export interface RoundCells extends HoleGamesShown {
  /** As the server has it, with what was entered on this phone and the saves that are under way. */
  readonly entered: RoundEntries;
  /** Without the saves. */
  readonly stored: RoundEntries;
  readonly roster: Roster;
  readonly inputs: readonly HoleInput[];
  readonly cells: HoleCells;
  /** Values of any game of the round that wait for the group to choose. */
  readonly conflicts: readonly Conflict[];
}

/** Reads and keeps what is entered for some games of a round. */
export function useRoundCells({ entered: handed, gameIds, sideGames = [], course, players, roster: given, firstHole }: HoleScreenProps): RoundCells {
  const { entries } = useOffline();
  // What a screen is handed comes a moment after an answer is known, and by then the save that brought it no longer counts as under way: what was
  // entered would be gone for that moment. So a screen that shows saves under way asks for what is known itself.
  const { data } = useQuery({ ...entriesQuery(handed.id), enabled: false });
  const stored = withUnsentCells(data ?? handed, entries);
  const games = gameIds.flatMap((id) => stored.games.find((game) => game.id === id) ?? []);
  const pending = useSavedHoles().filter(({ sessionId }) => sessionId === stored.id);
  const conflicts = useOpenConflicts(stored.id).filter(({ hole }) => hole !== null);
  const isShown = ({ gameId }: Conflict) => gameIds.includes(gameId) || sideGames.some(({ id }) => id === gameId);
  const roster = given ?? toRoster(players.map(({ id }) => id));
  const inputs = inputsOf({ games, sideGames }, roster, course);
  const holes = pending.reduce((now, { hole, cells: values }) => ({ ...now, [hole]: withCells(now[hole], values) }), stored.holes);
  const played = playedInputs(inputs, holes);
  const cells = useHoleCells({
    round: stored,
    cellsOn: (hole) => inputs.flatMap((input) => input.cellsOn(hole)),
    optionalOn: (hole) => inputs.flatMap((input) => input.optionalOn(hole)),
    lackableOn: (hole) => inputs.flatMap((input) => (input.kind === 'strokes' && input.takesPickUps ? input.cellsOn(hole) : [])),
    requiredOn: (hole, draft) => inputs.flatMap((input) => (played.includes(input) || input.cellsOn(hole).some((cell) => draft[cell]) ? input.cellsOn(hole) : [])),
    order: inOrderOfPlay(roster.holes, firstHole),
    pending: pending.map(({ hole, cells: values }) => ({ hole, values })),
    conflictHoles: conflicts.filter(isShown).flatMap(({ hole }) => hole ?? []),
  });
  return { entered: { ...stored, holes }, stored, games, sideGames, roster, inputs, cells, conflicts };
}
