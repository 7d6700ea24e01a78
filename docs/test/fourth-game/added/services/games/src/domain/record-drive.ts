import type { GameSessionState } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import { enter, type Stamp } from './cells';
import { type Players, requirePlayerOrNobody } from './players';
import { changed, DEFAULT_SETTINGS, type GameSession, numberChild, played } from './session';

type DriveGame = NonNullable<GameSessionState['drive']>;
type DriveHole = DriveGame['holes'][string];

/** Who drove farthest on a hole, or "none"; the first hole starts the game. @throws UnknownPlayer. */
export function recordDrive(session: GameSession, players: Players, hole: number, longest: string, stamp: Stamp): Change<GameSession> {
  requirePlayerOrNobody(players, longest, 'longest');
  const { game, session: numbered } = startedIn(session, stamp.at);
  const before = game.holes[hole] ?? {};
  const cells = enter<string, DriveHole>(before, { longest }, stamp);
  if (cells === before) return 'unchanged';
  const drive = { ...game, version: game.version + 1, holes: { ...game.holes, [hole]: cells } };
  return changed({ ...played(numbered, stamp.at), drive }, { name: 'drive-recorded', facts: { gameId: game.id, hole } });
}

function startedIn(session: GameSession, at: string): { readonly game: DriveGame; readonly session: GameSession } {
  if (session.drive) return { game: session.drive, session };
  const { id, session: numbered } = numberChild(session, 'd');
  return { game: { id, name: session.name, createdAt: at, version: 1, settings: DEFAULT_SETTINGS, holes: {} }, session: numbered };
}
