import type {
  Breakdown as BreakdownResource,
  CardPayouts,
  CombinedSettlement,
  Debt,
  GameBreakdown as GameResource,
  Nets,
  PlayerPayout,
  PointsPayouts,
  Pot as PotResource,
  SideGamePayouts,
  SidePart,
  Transaction,
} from '@fairshare/contracts';
import {
  byPlayer,
  centsToDollars,
  forPlayer,
  kindOf,
  type ByPlayer,
  type CardAccount,
  type Cents,
  type GameBreakdown,
  type GameKind,
  type Payment,
  type PlayerId,
  type Pot,
  type Part,
  type Roster,
  type RoundSettlement,
  type GameMessage,
  type SidePayout,
} from '@fairshare/golf-rules';
import { figuresInDollars, renderMessage, sideKind } from '@fairshare/golf-rules/side-games';
import { holeGamesOf, type Round } from '../domain/round';

/** Converts cents to dollars, and adds the games' ids and the players' names. */

export function presentCards(round: Round, settlement: RoundSettlement): CardPayouts {
  return {
    success: true,
    cardGame: { payouts: playerPayouts(round, settlement.players, settlement.nets) },
    whoOwesWho: transactions(round.group, settlement.payments),
    directDebts: transactions(round.group, settlement.directDebts),
    breakdown: presentBreakdown(round, settlement),
  };
}

export function presentPoints(round: Round, settlement: RoundSettlement): PointsPayouts {
  return {
    success: true,
    payouts: inDollars(settlement.nets),
    ...payments(round, settlement),
    pots: settlement.breakdown.games.flatMap((game) => (game.kind === 'fbt' ? game.pots.map(presentPot) : [])),
    breakdown: presentBreakdown(round, settlement),
  };
}

export function presentSideGame(round: Round, settlement: RoundSettlement): SideGamePayouts {
  return {
    success: true,
    payouts: inDollars(settlement.nets),
    ...payments(round, settlement),
    lines: settlement.breakdown.games.flatMap((game) => (game.kind === 'side' ? presentParts(round, game) : [])),
  };
}

export function presentCombined(round: Round, settlement: RoundSettlement): CombinedSettlement {
  const cards = settlement.breakdown.games.find((game) => game.kind === 'cards');
  return {
    success: true,
    payouts: inDollars(settlement.nets),
    ...payments(round, settlement),
    totalTransactions: settlement.payments.length,
    cardGameDetails: { payouts: cards ? playerPayouts(round, settlement.players, cards.nets) : [] },
    breakdown: presentBreakdown(round, settlement),
    selectedGames: [...settlement.selections],
  };
}

export const inDollars = (nets: ByPlayer<Cents>): Nets => mapPlayers(nets, centsToDollars);

const payments = (round: Round, settlement: RoundSettlement) => ({
  transactions: transactions(round.group, settlement.payments),
  directDebts: transactions(round.group, settlement.directDebts),
  optimal: settlement.optimal,
});

/** Payments with the names of payer and payee. */
export function transactions(group: Pick<Round['group'], 'players'>, paid: readonly Payment[]): Transaction[] {
  const names = namesOf(group);
  return paid.map(({ from, to, cents }) => ({
    from,
    fromName: names.get(from) ?? from,
    to,
    toName: names.get(to) ?? to,
    amount: centsToDollars(cents),
  }));
}

function playerPayouts({ group }: Round, players: readonly PlayerId[], nets: ByPlayer<Cents>): PlayerPayout[] {
  const names = namesOf(group);
  return players.map((id) => ({ playerId: id, playerName: names.get(id) ?? id, netPayout: centsToDollars(forPlayer(nets, id)) }));
}

const namesOf = ({ players }: Pick<Round['group'], 'players'>) => new Map(players.map(({ id, name }) => [id, name]));

const debts = (owed: readonly Payment[]): Debt[] => owed.map(({ from, to, cents }) => ({ from, to, amount: centsToDollars(cents) }));

function presentBreakdown(round: Round, { breakdown, roster }: RoundSettlement): BreakdownResource {
  return {
    players: mapPlayers(breakdown.players, ({ netCents, games }) => ({
      net: centsToDollars(netCents),
      games: games.map((game) => ({ selection: game.selection, net: centsToDollars(game.netCents) })),
    })),
    games: breakdown.games.map((game) => presentGame(round, game)),
    ...(roster && { roster: presentRoster(roster) }),
  };
}

const presentRoster = ({ holes, players, holesOf }: Roster): NonNullable<BreakdownResource['roster']> => ({
  holes: [...holes],
  players: players.map((playerId) => ({ playerId, holes: [...forPlayer(holesOf, playerId)] })),
});

function presentGame(round: Round, game: GameBreakdown): GameResource {
  const outcome = { nets: inDollars(game.nets), directDebts: debts(game.directDebts) };
  const kind = kindOf(game.selection);
  const gameId = kind === null ? game.selection : gameIdOf(round.state, kind);
  switch (game.kind) {
    case 'cards':
      return {
        kind: 'cards',
        selection: game.selection,
        gameId,
        smallestDebt: centsToDollars(game.smallestDebtCents),
        accounts: mapPlayers(game.accounts, presentAccount),
        ...outcome,
      };
    case 'points':
      return {
        kind: 'points',
        selection: game.selection,
        gameId,
        pointValue: centsToDollars(game.pointValueCents),
        totals: game.totals,
        holes: game.holes.map(({ nets, ...hole }) => ({ ...hole, nets: inDollars(nets) })),
        incompleteHoles: [...game.incompleteHoles],
        ...outcome,
      };
    case 'fbt':
      return {
        kind: 'fbt',
        selection: game.selection,
        gameId,
        fbtValue: centsToDollars(game.fbtValueCents),
        pots: game.pots.map(presentPot),
        ...outcome,
      };
    case 'side':
      return {
        kind: 'side',
        selection: game.selection,
        gameId,
        gameKind: game.gameKind,
        name: game.name,
        parts: presentParts(round, game),
        outcomes: presentOutcomes(round, game),
        incompleteHoles: [...game.incompleteHoles],
        ...outcome,
      };
  }
}

/** Renders messages of a side game, in the words of its kind. */
function wordsOf({ group }: Round, gameKind: string): (message: GameMessage) => string {
  const names = namesOf(group);
  const definition = sideKind(gameKind);
  return (message) => (definition ? renderMessage(definition, message, (playerId) => names.get(playerId) ?? playerId) : '');
}

/** The outcome of each hole in a side game. */
function presentOutcomes(round: Round, { gameKind, outcomes }: SidePayout): Record<string, string> {
  const textOfMessage = wordsOf(round, gameKind);
  return Object.fromEntries(Object.entries(outcomes).map(([hole, message]) => [hole, textOfMessage(message)]));
}

/** The parts of a side game that moved money, in the words of its kind. */
function presentParts(round: Round, { gameKind, parts }: SidePayout): SidePart[] {
  const textOfMessage = wordsOf(round, gameKind);
  return parts.map(({ at, nets, why, provisional }) => ({
    holes: holesOf(at),
    code: why.code,
    figures: figuresInDollars(why.figures),
    players: mapPlayers(why.players, figuresInDollars),
    text: textOfMessage(why),
    amounts: inDollars(nets),
    provisional,
  }));
}

function holesOf(at: Part['at']): number[] {
  if (at === 'round') return [];
  return typeof at === 'number' ? [at] : [...at.holes];
}

/** The id of a game. The card game has the id of its round. */
const gameIdOf = (round: Round['state'], kind: GameKind): string => holeGamesOf(round).find((game) => game.kind === kind)?.id ?? round.id;

const presentPot = ({ missingHoles, ...pot }: Pot): PotResource => ({
  ...pot,
  ...(missingHoles && { missingHoles: [...missingHoles] }),
  countedHoles: [...pot.countedHoles],
  winners: [...pot.winners],
  nets: inDollars(pot.nets),
});

const presentAccount = ({ cards, debtCents, shareCents }: CardAccount) => ({
  cards: cards.map(({ valueCents, holders, ...card }) => ({ ...card, value: centsToDollars(valueCents), ...(holders && { holders: [...holders] }) })),
  debt: centsToDollars(debtCents),
  share: centsToDollars(shareCents),
});

const mapPlayers = <From, To>(values: ByPlayer<From>, map: (value: From) => To): ByPlayer<To> => byPlayer(Object.keys(values), (playerId) => map(forPlayer(values, playerId)));
