import { GameNotInRoundError } from './errors';
import { NO_FACTS } from './facts';
import { type AnyPlayed, definitionOf, type GameKind, type RoundGame, type Selection } from './games/registry';
import { DEFAULT_HOUSE_RULES, type HouseRules } from './house-rules';
import type { SideGameId } from './side-game';
import { playSideGame, withOddCents } from './side-payout';
import { assertZeroSum, type Cents } from './money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';
import type { Payout } from './payout';
import { oddCentsPaid, type Pot } from './pots';
import { type Roster, toRoster } from './roster';
import { inRegistryOrder, isOn, type RoundInput } from './round-input';

/** One selected stake with what it pays. */
export type GameBreakdown = { readonly selection: Selection } & Payout;

export interface GameNet {
  readonly selection: Selection;
  readonly netCents: Cents;
}

export interface PlayerBreakdown {
  readonly netCents: Cents;
  /** One for each selected stake; they add up to the net. */
  readonly games: readonly GameNet[];
}

/** Plain data that survives JSON. */
export interface Breakdown {
  readonly players: ByPlayer<PlayerBreakdown>;
  readonly games: readonly GameBreakdown[];
}

/** A game of a round with its result. */
export interface PlayedGame {
  /** Null: a side game. */
  readonly kind: GameKind | null;
  readonly played: AnyPlayed | PlayedSideGame;
}

/** The result of a side game: its payout, by the id of the game. */
export interface PlayedSideGame {
  readonly payouts: Readonly<Record<SideGameId, Payout>>;
  readonly points?: undefined;
}

/**
 * Plays the games of a round in registry order, then its side games in the order in which they were added, each once. Odd cents carry over through all
 * of them, whichever are settled, so that a game pays the same in every selection. A game that is off is played without entries.
 */
export function playGames(round: RoundInput, roster: Roster): readonly PlayedGame[] {
  const rules: HouseRules = { ...DEFAULT_HOUSE_RULES, ...round.rules };
  const potsBefore: Pot[] = [];
  const ofRegistry = inRegistryOrder(round.games).map(({ kind, options }: RoundGame) => {
    const facts = isOn(round, kind) ? round.facts : NO_FACTS;
    const played = definitionOf(kind).play(facts, options as never, { roster, rules, potsBefore: [...potsBefore] });
    potsBefore.push(...Object.values(played.payouts).flatMap((payout) => (payout.kind === 'fbt' ? payout.pots : [])));
    return { kind, played };
  });
  return [...ofRegistry, ...playSideGames(round, roster, rules, potsBefore)];
}

/** Plays the games of a round, and returns those that are on and the side games. */
export const playGamesOn = (round: RoundInput): readonly PlayedGame[] =>
  playGames(round, toRoster(round.roster ?? round.players)).filter(({ kind }) => kind === null || isOn(round, kind));

function playSideGames(round: RoundInput, roster: Roster, { unfinishedPots }: HouseRules, potsBefore: readonly Pot[]): PlayedGame[] {
  const { sideGames = [], facts, firstHole, course, isFinished } = round;
  if (sideGames.length === 0) return [];
  let oddCentsBefore = oddCentsPaid(roster.players, potsBefore);
  return sideGames.map((game) => {
    const payout = playSideGame(game, { facts, roster, firstHole, course, isFinished, oddCentsBefore, unfinishedPots });
    oddCentsBefore = withOddCents(oddCentsBefore, roster.players, payout.parts);
    return { kind: null, played: { payouts: { [game.id]: { kind: 'side', ...payout } } } };
  });
}

/**
 * The breakdown of each selected stake.
 * @throws GameNotInRoundError if the round does not have the game of a selected stake
 */
export function breakDownGames(round: RoundInput, roster: Roster, selections: readonly Selection[]): GameBreakdown[] {
  return stakesOf(playGames(round, roster), selections);
}

/** The selected stakes of games that were played. @throws GameNotInRoundError */
export function stakesOf(games: readonly PlayedGame[], selections: readonly Selection[]): GameBreakdown[] {
  return selections.map((selection): GameBreakdown => {
    const payout = games.map(({ played }) => entryOf<Payout | undefined>(played.payouts, selection)).find((one) => one !== undefined);
    if (!payout) throw new GameNotInRoundError(selection);
    return { selection, ...payout };
  });
}

/** Adds up the nets of the stakes per player. */
export function breakDown(players: readonly PlayerId[], games: readonly GameBreakdown[]): Breakdown {
  const byPlayers = byPlayer(players, (playerId): PlayerBreakdown => {
    const nets = games.map(({ selection, nets }) => ({ selection, netCents: forPlayer(nets, playerId) }));
    return { netCents: nets.reduce((sum, { netCents }) => sum + netCents, 0), games: nets };
  });
  assertZeroSum(byPlayer(players, (playerId) => forPlayer(byPlayers, playerId).netCents));
  return { players: byPlayers, games };
}
