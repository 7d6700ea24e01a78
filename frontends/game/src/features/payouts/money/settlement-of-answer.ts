import type { Breakdown as BreakdownAnswer, CombinedSettlement, GameBreakdown as GameAnswer, Nets, Player, SidePart } from '@fairshare/contracts';
import {
  type Breakdown,
  byPlayer,
  type Cents,
  dollarsToCents,
  type GameBreakdown,
  type Part,
  type Payment,
  type PlayerId,
  rosterOf,
  type RoundSettlement,
} from '@fairshare/golf-rules';

/** The server's response has dollars; the screen and golf-rules use cents. After this conversion, its source makes no difference. */

type Answer = Pick<CombinedSettlement, 'payouts' | 'transactions' | 'directDebts' | 'optimal' | 'breakdown'>;

/** @param known players in player order; a result may name others, who were removed from the round since */
export function settlementOfAnswer(known: readonly Player[], answer: Answer): RoundSettlement {
  const { payouts, transactions, directDebts, optimal, breakdown } = answer;
  const others = Object.keys(payouts).filter((playerId) => !known.some(({ id }) => id === playerId));
  const players = [...known, ...others.map((id) => ({ id }))];
  return {
    players: players.map(({ id }) => id),
    selections: breakdown.games.map(({ selection }) => selection),
    nets: netsInCents(players, payouts),
    payments: transactions.map(payment),
    directDebts: directDebts.map(payment),
    optimal,
    breakdown: breakdownInCents(players, breakdown),
    ...(breakdown.roster && { roster: rosterOf(breakdown.roster.players, breakdown.roster.holes) }),
  };
}

/** One net for each player; 0 for players the response does not name. */
export function netsInCents(players: readonly Pick<Player, 'id'>[], nets: Nets): Readonly<Record<PlayerId, Cents>> {
  return byPlayer(
    players.map(({ id }) => id),
    (playerId) => dollarsToCents(Object.hasOwn(nets, playerId) ? (nets[playerId] ?? 0) : 0),
  );
}

const payment = ({ from, to, amount }: { from: string; to: string; amount: number }): Payment => ({ from, to, cents: dollarsToCents(amount) });

function breakdownInCents(players: readonly Pick<Player, 'id'>[], { players: nets, games }: BreakdownAnswer): Breakdown {
  return {
    players: mapValues(nets, ({ net, games: perGame }) => ({
      netCents: dollarsToCents(net),
      games: perGame.map((game) => ({ selection: game.selection, netCents: dollarsToCents(game.net) })),
    })),
    games: games.map((game) => gameInCents(players, game)),
  };
}

function gameInCents(players: readonly Pick<Player, 'id'>[], game: GameAnswer): GameBreakdown {
  const outcome = { nets: netsInCents(players, game.nets), directDebts: game.directDebts.map(payment) };
  switch (game.kind) {
    case 'cards':
      return {
        kind: 'cards',
        selection: game.selection,
        smallestDebtCents: dollarsToCents(game.smallestDebt),
        accounts: mapValues(game.accounts, ({ cards, debt, share }) => ({
          cards: cards.map(({ value, ...card }) => ({ ...card, valueCents: dollarsToCents(value) })),
          debtCents: dollarsToCents(debt),
          shareCents: dollarsToCents(share),
        })),
        ...outcome,
      };
    case 'points':
      return {
        kind: 'points',
        selection: game.selection,
        pointValueCents: dollarsToCents(game.pointValue),
        totals: game.totals,
        holes: game.holes.map((hole) => ({ ...hole, nets: netsInCents(players, hole.nets) })),
        incompleteHoles: game.incompleteHoles,
        ...outcome,
      };
    case 'fbt':
      return {
        kind: 'fbt',
        selection: game.selection,
        fbtValueCents: dollarsToCents(game.fbtValue),
        pots: game.pots.map((pot) => ({ ...pot, nets: netsInCents(players, pot.nets) })),
        ...outcome,
      };
    case 'side':
      return {
        kind: 'side',
        selection: game.selection,
        gameKind: game.gameKind,
        name: game.name,
        parts: game.parts.map(partInCents),
        outcomes: mapValues(game.outcomes ?? {}, (text) => ({ code: '', figures: {}, text })),
        incompleteHoles: game.incompleteHoles,
        // A saved result has the payments; the game's standing is not stored with it.
        standing: { unit: '', players: {}, holes: {}, line: null },
        ...outcome,
      };
  }
}

/** Uses the text as the reason, because the figures may be dollars. */
const partInCents = ({ holes, code, figures, players, text, amounts, provisional }: SidePart): Part => ({
  at: atOf(holes),
  nets: mapValues(amounts, dollarsToCents),
  why: { code, figures, text, players },
  provisional,
});

function atOf(holes: readonly number[]): Part['at'] {
  const [hole, ...others] = holes;
  if (hole === undefined) return 'round';
  return others.length === 0 ? hole : { holes };
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
