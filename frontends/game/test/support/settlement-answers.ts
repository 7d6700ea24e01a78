import type { Breakdown, CardPayouts, CombinedSettlement, GameBreakdown, Nets, Player, PointsPayouts } from '@fairshare/contracts';
import { type ByPlayer, centsToDollars, type GameBreakdown as GameInCents, type Payment, type RoundSettlement, type GameMessage } from '@fairshare/golf-rules';
import { figuresInDollars, renderMessage, sideKind } from '@fairshare/golf-rules/side-games';

/** The server's response, in dollars, for a settlement that golf-rules computed in cents. */

export function combinedAnswer(players: readonly Player[], settlement: RoundSettlement): CombinedSettlement {
  const transactions = paid(players, settlement.payments);
  return {
    success: true,
    payouts: inDollars(settlement.nets),
    transactions,
    directDebts: paid(players, settlement.directDebts),
    optimal: settlement.optimal,
    totalTransactions: transactions.length,
    cardGameDetails: { payouts: [] },
    breakdown: breakdownOf(settlement),
    selectedGames: [...settlement.selections],
  };
}

export function pointsAnswer(players: readonly Player[], settlement: RoundSettlement): PointsPayouts {
  const { payouts, transactions, directDebts, optimal, breakdown } = combinedAnswer(players, settlement);
  return { success: true, payouts, transactions, directDebts, optimal, pots: [], breakdown };
}

export function cardsAnswer(players: readonly Player[], settlement: RoundSettlement): CardPayouts {
  const { payouts, transactions, directDebts, breakdown } = combinedAnswer(players, settlement);
  const perPlayer = players.map(({ id, name }) => ({ playerId: id, playerName: name, netPayout: payouts[id] ?? 0 }));
  return { success: true, cardGame: { payouts: perPlayer }, whoOwesWho: transactions, directDebts, breakdown };
}

export const inDollars = (nets: ByPlayer<number>): Nets => mapValues(nets, centsToDollars);

function paid(players: readonly Player[], payments: readonly Payment[]) {
  const nameOf = (playerId: string) => players.find(({ id }) => id === playerId)?.name ?? '';
  return payments.map(({ from, to, cents }) => ({ from, fromName: nameOf(from), to, toName: nameOf(to), amount: centsToDollars(cents) }));
}

function breakdownOf({ breakdown }: RoundSettlement): Breakdown {
  return {
    players: mapValues(breakdown.players, ({ netCents, games }) => ({
      net: centsToDollars(netCents),
      games: games.map((game) => ({ selection: game.selection, net: centsToDollars(game.netCents) })),
    })),
    games: breakdown.games.map(gameOf),
  };
}

function gameOf(game: GameInCents): GameBreakdown {
  const directDebts = game.directDebts.map(({ from, to, cents }) => ({ from, to, amount: centsToDollars(cents) }));
  const outcome = { gameId: 'g', nets: inDollars(game.nets), directDebts };
  switch (game.kind) {
    case 'cards':
      return {
        ...outcome,
        kind: 'cards',
        selection: 'cards',
        smallestDebt: centsToDollars(game.smallestDebtCents),
        accounts: mapValues(game.accounts, ({ cards, debtCents, shareCents }) => ({
          cards: cards.map(({ valueCents, holders, ...card }) => ({ ...card, value: centsToDollars(valueCents), ...(holders && { holders: [...holders] }) })),
          debt: centsToDollars(debtCents),
          share: centsToDollars(shareCents),
        })),
      };
    case 'points':
      return {
        ...outcome,
        kind: 'points',
        selection: game.selection,
        pointValue: centsToDollars(game.pointValueCents),
        totals: game.totals,
        holes: game.holes.map((hole) => ({ ...hole, nets: inDollars(hole.nets) })),
        incompleteHoles: [...game.incompleteHoles],
      };
    case 'fbt':
      return {
        ...outcome,
        kind: 'fbt',
        selection: game.selection,
        fbtValue: centsToDollars(game.fbtValueCents),
        pots: game.pots.map(({ missingHoles, ...pot }) => ({
          ...pot,
          ...(missingHoles && { missingHoles: [...missingHoles] }),
          countedHoles: [...pot.countedHoles],
          winners: [...pot.winners],
          nets: inDollars(pot.nets),
        })),
      };
    case 'side':
      return sideOf(game, outcome);
  }
}

/** The response for a side game; its texts come from the kind. */
function sideOf(game: Extract<GameInCents, { kind: 'side' }>, outcome: Pick<GameBreakdown, 'gameId' | 'nets' | 'directDebts'>): GameBreakdown {
  const definition = sideKind(game.gameKind);
  const textOfMessage = (message: GameMessage) => (definition ? renderMessage(definition, message, (playerId) => playerId) : '');
  return {
    ...outcome,
    kind: 'side',
    selection: game.selection,
    gameKind: game.gameKind,
    name: game.name,
    parts: game.parts.map(({ at, nets, why, provisional }) => ({
      holes: at === 'round' ? [] : typeof at === 'number' ? [at] : [...at.holes],
      code: why.code,
      figures: figuresInDollars(why.figures),
      players: mapValues(why.players, figuresInDollars),
      text: textOfMessage(why),
      amounts: inDollars(nets),
      provisional,
    })),
    outcomes: mapValues(game.outcomes, textOfMessage),
    incompleteHoles: [...game.incompleteHoles],
  };
}

const mapValues = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
