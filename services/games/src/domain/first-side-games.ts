import type { UsualSideGame } from '@fairshare/contracts';
import { whoPlays } from '@fairshare/golf-rules';
import { defaultOptions, InvalidSideGameError, readRoster, type SideRoster } from '@fairshare/golf-rules/side-games';
import type { Players } from './roster';
import type { NewRound, Round } from './round';
import { definitionOfSide, type SideGame, sideGamesOf } from './side-games';

type FirstSideGames = NonNullable<NewRound['sideGames']>;

/** The side games of a group's house rules, for the players of a round. A game whose kind does not accept that number of players is left out. */
export const usualSideGames = (usual: readonly UsualSideGame[], playing: readonly string[]): FirstSideGames =>
  usual.flatMap(({ kind, name, options }) => {
    const definition = definitionOfSide({ kind });
    const roster = definition && rosterFor(definition, [{}], playing);
    return definition && roster ? [{ kind, name: name ?? definition.name, ...roster, options: { ...defaultOptions(definition), ...options }, on: true }] : [];
  });

/**
 * The side games of an earlier round, for the players who play again. A game that all players played is played by all players again. A game whose
 * kind does not accept the remaining players is left out.
 */
export function sameSideGames(before: Round, players: Players, playing: readonly string[]): FirstSideGames {
  const all = whoPlays(before, players).players;
  return sideGamesOf(before).flatMap((game) => {
    const definition = definitionOfSide(game);
    const roster = definition && rosterFor(definition, wishesOf(game, all, playing), playing);
    return roster ? [{ kind: game.kind, name: game.name, ...roster, options: game.options, on: game.on }] : [];
  });
}

/** The possible rosters of the game, the one closest to the earlier round first. */
function wishesOf({ players, sides }: SideGame, all: readonly string[], playing: readonly string[]): Partial<SideRoster>[] {
  const isForAll = all.every((playerId) => players.includes(playerId));
  const again = isForAll && sides === undefined ? [...playing] : players.filter((playerId) => playing.includes(playerId));
  return [...(sides ? [{ players: again, sides: sides.map((side) => side.filter((playerId) => playing.includes(playerId))) }] : []), { players: again }];
}

function rosterFor(definition: Parameters<typeof readRoster>[0], wishes: readonly Partial<SideRoster>[], playing: readonly string[]): Pick<SideGame, 'players' | 'sides'> | null {
  for (const wish of wishes) {
    try {
      const { players, sides } = readRoster(definition, wish, playing);
      return { players: [...players], ...(sides && { sides: sides.map((side) => [...side]) }) };
    } catch (error) {
      if (!(error instanceof InvalidSideGameError)) throw error;
    }
  }
  return null;
}
