import type { CardPayout, ValuedCard } from './games/animal-cards/card-game';
import { awardsOf, type BbbAward } from './games/bingo-bango-bongo/awards';
import type { Selection } from './games/registry';
import type { PotName } from './constants';
import type { Figures, Part } from './side-game';
import type { SidePayout } from './side-payout';
import type { Cents } from './money';
import type { Payment } from './payments';
import { entryOf, forPlayer, type PlayerId } from './players';
import type { PointsPayout } from './points';
import type { FbtPayout, PotOutcome } from './pots';
import type { RoundSettlement } from './settle-round';
import type { GameBreakdown } from './stakes';

/** One contribution to a player's net in a game, with its amount. */
export type ExplanationPart =
  | HolePart
  | PotPart
  | AbsentPart
  | SidePart
  /** A card held: its value, negative. */
  | { readonly kind: 'card'; readonly card: ValuedCard; readonly cents: Cents }
  /** A credit of the smallest debt at the table: no player pays for it. */
  | { readonly kind: 'smallest-debt'; readonly cents: Cents }
  /** The amount that a player with the smallest debt receives from the others' payments. */
  | { readonly kind: 'share'; readonly cents: Cents };

export interface HolePart {
  readonly kind: 'hole';
  readonly hole: number;
  readonly points: number;
  /** The player's total after this hole. */
  readonly runningPoints: number;
  readonly complete: boolean;
  /** The player's strokes as entered, in a game of strokes: gross where the round gives strokes, else net. */
  readonly strokes?: number;
  /** Strokes given to the player on this hole, in a round that gives strokes; negative: given back. */
  readonly given?: number;
  /** The player's net strokes on this hole. */
  readonly net?: number;
  /** The awards that the player took, in a game of awards. */
  readonly awards?: readonly BbbAward[];
  readonly cents: Cents;
}

export interface PotPart {
  readonly kind: 'pot';
  readonly pot: PotName;
  readonly outcome: PotOutcome;
  readonly won: boolean;
  readonly provisional: boolean;
  /** The missing holes, where the pot pays nothing because the house rules require all of its holes. */
  readonly missingHoles?: readonly number[];
  /** Strokes, or points. */
  readonly score: number;
  readonly cents: Cents;
}

/** One movement of money in a side game. The kind of the game has the text for its code. */
export interface SidePart {
  readonly kind: 'side';
  readonly at: Part['at'];
  readonly code: string;
  readonly figures: Figures;
  /** As in `GameMessage`. */
  readonly text?: string;
  /** The player's own figures. */
  readonly own: Figures;
  readonly provisional: boolean;
  readonly cents: Cents;
}

/** A hole or a pot of the game in which the player takes no part, so that it moves no money for the player. */
export type AbsentPart =
  /** The others played this hole; the player was not on it. */
  | { readonly kind: 'hole-not-played'; readonly hole: number; readonly cents: 0 }
  /** Only players who play all holes of the pot play for it. */
  | { readonly kind: 'pot-not-played'; readonly pot: PotName; readonly cents: 0 };

export interface GameExplanation {
  readonly selection: Selection;
  readonly netCents: Cents;
  /** They add up to the net. */
  readonly parts: readonly ExplanationPart[];
}

export interface PlayerExplanation {
  readonly playerId: PlayerId;
  readonly netCents: Cents;
  /** They add up to the net. */
  readonly games: readonly GameExplanation[];
  /** Every payment the player makes or receives; they settle the net. */
  readonly payments: readonly Payment[];
}

/**
 * Explains a payment: for payer and receiver, their net down to holes, pots and cards, with all payments that
 * settle that net.
 */
export interface PaymentExplanation {
  readonly payment: Payment;
  readonly from: PlayerExplanation;
  readonly to: PlayerExplanation;
}

/** The contribution of each selected game to a direct debt; negative where the game's own debt runs the other way. */
export interface DirectDebtExplanation {
  readonly debt: Payment;
  readonly games: readonly { readonly selection: Selection; readonly cents: Cents }[];
}

/** Explains one of the settlement's payments. @throws UnknownPlayerError if it names a player outside the round */
export function explainPayment(settlement: RoundSettlement, payment: Payment): PaymentExplanation {
  return {
    payment,
    from: explainPlayer(settlement, payment.from),
    to: explainPlayer(settlement, payment.to),
  };
}

/** Explains a player's net. @throws UnknownPlayerError if the player is not in the round */
export function explainPlayer(settlement: RoundSettlement, playerId: PlayerId): PlayerExplanation {
  return {
    playerId,
    netCents: forPlayer(settlement.nets, playerId),
    games: settlement.breakdown.games.map((game) => ({
      selection: game.selection,
      netCents: forPlayer(game.nets, playerId),
      parts: partsOf(game, playerId),
    })),
    payments: settlement.payments.filter(({ from, to }) => from === playerId || to === playerId),
  };
}

/** Explains one of the direct debts by game: they add up to it. */
export function explainDirectDebt(settlement: RoundSettlement, debt: Payment): DirectDebtExplanation {
  const games = settlement.breakdown.games.map(({ selection, directDebts }) => ({
    selection,
    cents: directDebts.reduce((sum, part) => sum + towards(debt, part), 0),
  }));
  return { debt, games };
}

function towards(debt: Payment, part: Payment): Cents {
  if (part.from === debt.from && part.to === debt.to) return part.cents;
  if (part.from === debt.to && part.to === debt.from) return -part.cents;
  return 0;
}

/** The parts of a player's net in one game. */
export function partsOf(game: GameBreakdown, playerId: PlayerId): readonly ExplanationPart[] {
  switch (game.kind) {
    case 'points':
      return holeParts(game, playerId);
    case 'fbt':
      return potParts(game, playerId);
    case 'cards':
      return cardParts(game, playerId);
    case 'side':
      return sideParts(game, playerId);
  }
}

function holeParts(game: PointsPayout, playerId: PlayerId): (HolePart | AbsentPart)[] {
  return game.holes.map(({ hole, points, running, complete, strokes, given, awards, nets }) => {
    const own = entryOf(points, playerId);
    if (own === undefined) return { kind: 'hole-not-played', hole, cents: 0 };
    return {
      kind: 'hole',
      hole,
      points: own,
      runningPoints: forPlayer(running, playerId),
      complete,
      ...(strokes && { strokes: forPlayer(strokes, playerId) }),
      ...(strokes && given && { given: forPlayer(given, playerId), net: forPlayer(strokes, playerId) - forPlayer(given, playerId) }),
      ...(awards && { awards: awardsOf(awards, playerId) }),
      cents: forPlayer(nets, playerId),
    };
  });
}

function potParts(game: FbtPayout, playerId: PlayerId): (PotPart | AbsentPart)[] {
  return game.pots.map(({ name, outcome, winners, provisional, missingHoles, scores, nets }) => {
    const score = entryOf(scores, playerId);
    if (score === undefined) return { kind: 'pot-not-played', pot: name, cents: 0 };
    return { kind: 'pot', pot: name, outcome, won: winners.includes(playerId), provisional, ...(missingHoles && { missingHoles }), score, cents: forPlayer(nets, playerId) };
  });
}

function cardParts(game: CardPayout, playerId: PlayerId): ExplanationPart[] {
  const { cards, shareCents } = forPlayer(game.accounts, playerId);
  const parts: ExplanationPart[] = cards.map((card) => ({ kind: 'card', card, cents: 0 - card.valueCents }));
  if (game.smallestDebtCents > 0) parts.push({ kind: 'smallest-debt', cents: game.smallestDebtCents });
  if (shareCents > 0) parts.push({ kind: 'share', cents: shareCents });
  return parts;
}

const sideParts = (game: SidePayout, playerId: PlayerId): SidePart[] =>
  game.parts.flatMap(({ at, nets, why: { code, figures, text, players }, provisional }) => {
    const cents = entryOf(nets, playerId);
    return cents === undefined ? [] : [{ kind: 'side', at, code, figures, ...(text !== undefined && { text }), own: entryOf(players, playerId) ?? {}, provisional, cents }];
  });
