import type { PersonalGames } from '@fairshare/contracts';
import type { CardGame } from '../queries/get-game-state';
import { presentGameState } from './present-game-state';
import { presentPointsGames } from './present-points-game';

/** The games of a person's groups, to that person. */
export const presentPersonal = (games: readonly CardGame[]): PersonalGames =>
  games.map((game) => ({ game: presentGameState(game), pointsGames: presentPointsGames(game.stored.state, game.group.players) }));
