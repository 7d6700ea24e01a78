import { entriesQuery } from '@fairshare/api-client';
import type { Conflict, RoundEntries } from '@fairshare/contracts';
import { inOrderOfPlay, type Roster, type RoundInput, type SideGame, toRoster } from '@fairshare/golf-rules';
import { withCells, withUnsentCells } from '@fairshare/offline';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePendingHoles } from '../../../session/money/use-pending-saves';
import { useOffline } from '../../../session/offline/offline';
import type { ShownPlayer } from '../../../shared/player-of';
import type { RoundOnPhone } from '../../../shared/round-input';
import { type HoleGamesShown, type HoleInput, inputsOf, playedInputs } from './hole-inputs';
import { useOpenConflicts } from './open-conflicts';
import { type HoleCells, useHoleCells } from './use-hole-cells';

/** The props of a hole's screen. */
export interface HoleScreenProps {
  entered: RoundEntries;
  /** The games with entries on the screen. The points and payouts of the first one stand below. Remount it for other games. */
  gameIds: readonly string[];
  /** Side games that are entered too. With them, the standings of all games stand below. */
  sideGames?: readonly SideGame[];
  /** The round's course, as far as games need it. */
  course?: RoundInput['course'];
  /** The whole round, used to compute how much money a choice between two scores moves. */
  round?: RoundOnPhone | null;
  /** The players of the session, in player order. */
  players: readonly ShownPlayer[];
  /** The holes that each player plays; missing: everyone plays all 18. */
  roster?: Roster | null;
  firstHole?: number;
  /** Buttons below the holes: to the roster and the like. */
  whoPlays?: ReactNode;
  /** Called to go on to the payouts after the last hole. */
  onFinish: () => void;
}

/** The entries of some games of a round, whichever hole is open. */
export interface RoundCells extends HoleGamesShown {
  /** The server's entries, with this phone's unsent entries and the pending saves applied. */
  readonly entered: RoundEntries;
  /** The same without the pending saves. */
  readonly stored: RoundEntries;
  readonly roster: Roster;
  readonly inputs: readonly HoleInput[];
  readonly cells: HoleCells;
  /** Unresolved conflicts of any game of the round. */
  readonly conflicts: readonly Conflict[];
}

/** Reads and updates the entries of some games of a round. */
export function useRoundCells({ entered: handed, gameIds, sideGames = [], course, players, roster: given, firstHole }: HoleScreenProps): RoundCells {
  const { entries } = useOffline();
  // The query cache has a response one render before the props do. By then the save is no longer pending, so for one render the entered value would vanish. A
  // screen that shows pending saves therefore reads the query cache itself.
  const { data } = useQuery({ ...entriesQuery(handed.id), enabled: false });
  const stored = withUnsentCells(data ?? handed, entries);
  const games = gameIds.flatMap((id) => stored.games.find((game) => game.id === id) ?? []);
  const pending = usePendingHoles().filter(({ sessionId }) => sessionId === stored.id);
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
    pending,
    conflictHoles: conflicts.filter(isShown).flatMap(({ hole }) => hole ?? []),
  });
  return { entered: { ...stored, holes }, stored, games, sideGames, roster, inputs, cells, conflicts };
}
