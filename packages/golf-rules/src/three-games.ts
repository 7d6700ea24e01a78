import type { CardTransfer, Hands, MarksByHole, RoundFacts, StrokesByHole } from './facts';
import type { CardValues } from './games/animal-cards/card-game';
import { awardCell } from './games/bingo-bango-bongo/awards';
import type { BbbHoles } from './games/bingo-bango-bongo/scoring';
import type { RoundGame } from './games/registry';
import type { RoundInput } from './round-input';
import type { GameValues } from './values';

/** The three games of the specification as its API names them: strokes in the 2/9/16 game, awards in the BBB game. */
export interface ThreeGames {
  readonly cards?: { readonly hands: Hands; readonly values: CardValues; readonly transfers?: readonly CardTransfer[] } | null;
  readonly points?: { readonly holes: StrokesByHole; readonly values: GameValues } | null;
  readonly bbb?: { readonly holes: BbbHoles; readonly values: GameValues } | null;
}

/** The entries of the three games, and the games that are present. */
export function ofThreeGames({ cards, points, bbb }: ThreeGames): Pick<RoundInput, 'facts' | 'games'> {
  const facts: RoundFacts = {
    strokes: points?.holes ?? {},
    marks: bbb ? marksOf(bbb.holes) : {},
    cards: { hands: cards?.hands ?? {}, ...(cards?.transfers && { transfers: cards.transfers }) },
  };
  const games: RoundGame[] = [
    ...(cards ? [{ kind: 'cards' as const, options: { values: cards.values } }] : []),
    ...(points ? [{ kind: 'points' as const, options: points.values }] : []),
    ...(bbb ? [{ kind: 'bbb' as const, options: bbb.values }] : []),
  ];
  return { facts, games };
}

/** Awards by hole as marks of the round. */
const marksOf = (holes: BbbHoles): MarksByHole =>
  Object.fromEntries(Object.entries(holes).map(([hole, awards]) => [hole, Object.fromEntries(Object.entries(awards).map(([award, taker]) => [awardCell(award), taker]))]));
