import type { ChangedRule, GameSettings } from '@fairshare/contracts';
import { centsToDollars, type HoleGame, isSideGameId } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import type { Authorship } from './cells';
import { changesOfConflicts } from './conflict-stands';
import { BbbGameStays, TwoNineSixteenExists, RoundFull, ValuesChanged } from './errors';
import type { Input } from './facts';
import { FIRST_GAMES, gameOf, gameOfKind, newGame, reads, withGame } from './games';
import { centsChanged, changedSettings, withMoneyChange } from './money-changes';
import type { Players } from './roster';
import { DELETED_GAMES_MAX } from './round-limits';
import { handedOn, inputsUnread, sideGamesOf, sideReads } from './side-games';
import { changed, newSettings, numberChild, requireVersion, type Round } from './round';

/** The game that a golfer creates, and may delete. */
const CREATED: HoleGame = 'points';

/** Creates the round's one 2/9/16 game. @throws TwoNineSixteenExists for a second, RoundFull. */
export function createTwoNineSixteen(round: Round, name: string, now: string): Change<Round> {
  if (gameOfKind(round, CREATED)) throw new TwoNineSixteenExists();
  if (round.internal.deletedGames.filter((id) => !isSideGameId(id)).length >= DELETED_GAMES_MAX) {
    throw new RoundFull(`The 2/9/16 game of this round was deleted ${DELETED_GAMES_MAX} times, as often as it keeps. Start a new game to go on`);
  }
  const { number, round: numbered } = numberChild(round);
  const settings = round.internal.pointsSettings ?? newSettings(round.rules);
  const game = newGame(CREATED, number, { roundId: round.id, name, createdAt: now, settings });
  return changed({ ...numbered, games: [...round.games, game] }, { name: 'points-game-created', facts: { gameId: game.id } });
}

/**
 * Deletes the 2/9/16 game with its conflicts, and with its entries unless another game reads them. The round stays, and records who
 * deleted the entries.
 * @throws BbbGameStays for the BBB game, which is deleted with its round; NoSuchGame for any other id; GameVersionMismatch.
 */
export function deleteTwoNineSixteen(round: Round, players: Players, gameId: string, authorship: Authorship, ifVersion?: number): Change<Round> {
  const game = gameOf(round, gameId);
  if (FIRST_GAMES.includes(game.kind)) throw new BbbGameStays();
  requireVersion(game, ifVersion);
  const deletedGames = [...round.internal.deletedGames, gameId];
  const games = round.games.filter((one) => one !== game);
  const isRead = (input: Input) => games.some((one) => reads(one, input)) || sideGamesOf(round).some((one) => sideReads(one, input));
  const conflicts = handedOn(round.conflicts, gameId, sideGamesOf(round).find((one) => sideReads(one, 'strokes'))?.id);
  const without: Round = { ...round, ...inputsUnread(isRead), games, conflicts, internal: { ...round.internal, deletedGames } };
  const lost: ChangedRule[] = [{ rule: 'pointsGame', before: Object.keys(round.strokes).length, after: null }];
  const state = withMoneyChange(round, without, lost, centsChanged(round, without, players), authorship);
  return changed(state, { name: 'points-game-deleted', facts: { gameId } }, ...changesOfConflicts(round.conflicts, conflicts));
}

/** Point and FBT value of a game, and the values that the choice replaces. Cents. */
export interface SettingsRequest {
  readonly gameId: string;
  readonly settings: GameSettings;
  readonly base?: GameSettings;
  /** If-Match: the version of the game. */
  readonly ifVersion?: number;
}

/**
 * Sets what a point and a pot of a game are worth. After the first entry the round records who changed them.
 * @throws NoSuchGame, GameVersionMismatch, ValuesChanged
 */
export function changeSettings(round: Round, players: Players, { gameId, settings, base, ifVersion }: SettingsRequest, authorship: Authorship): Change<Round> {
  const game = gameOf(round, gameId);
  requireVersion(game, ifVersion);
  const rules = changedSettings(game.kind, game.settings, settings);
  if (rules.length === 0) return 'unchanged';
  const { pointValueCents, fbtValueCents } = game.settings;
  if (base && changedSettings(game.kind, base, game.settings).length > 0) {
    throw new ValuesChanged({ pointValue: centsToDollars(pointValueCents), fbtValue: centsToDollars(fbtValueCents) });
  }
  const after = withGame(round, { ...game, settings, version: game.version + 1 });
  return changed(withMoneyChange(round, after, rules, centsChanged(round, after, players), authorship), { name: 'settings-changed', facts: { gameId } });
}
