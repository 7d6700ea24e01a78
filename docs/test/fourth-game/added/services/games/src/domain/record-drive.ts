import type { RoundState } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import { enter, type Stamp } from './cells';
import { type Players, requirePlayerOrNobody } from './roster';
import { changed, newSettings, type Round, numberChild, played } from './round';

type DriveGame = NonNullable<RoundState['drive']>;
type DriveHole = DriveGame['holes'][string];

/** Who drove farthest on a hole, or "none"; the first hole starts the game. @throws UnknownPlayer. */
export function recordDrive(round: Round, players: Players, hole: number, longest: string, stamp: Stamp): Change<Round> {
  requirePlayerOrNobody(players, longest, 'longest');
  const { game, round: numbered } = startedIn(round, stamp.at);
  const before = game.holes[hole] ?? {};
  const cells = enter<string, DriveHole>(before, { longest }, stamp);
  if (cells === before) return 'unchanged';
  const drive = { ...game, version: game.version + 1, holes: { ...game.holes, [hole]: cells } };
  return changed({ ...played(numbered, stamp.at), drive }, { name: 'drive-recorded', facts: { gameId: game.id, hole } });
}

function startedIn(round: Round, at: string): { readonly game: DriveGame; readonly round: Round } {
  if (round.drive) return { game: round.drive, round };
  const { id, round: numbered } = numberChild(round, 'd');
  return { game: { id, name: round.name, createdAt: at, version: 1, settings: newSettings(round.rules), holes: {} }, round: numbered };
}
