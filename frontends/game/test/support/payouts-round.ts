import type { BbbGame, Card, GameState, Player, StrokesGame } from '@fairshare/contracts';
import type { PhoneRound } from '../../src/features/payouts/money/phone-round';
import { aBbbGame, aGame, aStrokesGame } from './golf-data';

export const GOLFERS: Player[] = [
  { id: 'ann', name: 'Ann Lee', initials: 'AL', color: '#0ea5e9' },
  { id: 'bo', name: 'Bo Ray', initials: 'BR', color: '#22c55e' },
  { id: 'cy', name: 'Cy Poe', initials: 'CP', color: '#f59e0b' },
  { id: 'di', name: 'Di Fox', initials: 'DF', color: '#ef4444' },
];

const SNAKE: Card = { id: 'snake', type: 'snake', name: 'Snake', emoji: '🐍', value: 7 };

interface Played {
  game?: Partial<GameState>;
  points?: Partial<StrokesGame>;
  bbb?: Partial<BbbGame>;
}

/** Four golfers after two holes of 2/9/16 and one of BBB; Bo holds the snake. */
export function aRound({ game, points, bbb }: Played = {}): PhoneRound {
  return {
    players: GOLFERS,
    game: {
      ...aGame('s1', 'g1', 'Saturday'),
      playerCards: { ann: [], bo: [SNAKE], cy: [], di: [] },
      cardHistory: [
        { id: 'h1', cardType: 'snake', cardId: 'snake', cardName: 'Snake', cardEmoji: '🐍', playerId: 'bo', playerName: 'Bo Ray', assignedAt: '2026-05-02T13:00:00.000Z' },
      ],
      cardValues: { snake: 7 },
      ...game,
    },
    pointsGame: {
      ...aStrokesGame('s1.points1', 'g1', 's1'),
      holes: { 1: { ann: 4, bo: 5, cy: 6, di: 7 }, 2: { ann: 4, bo: 4, cy: 5, di: 6 } },
      ...points,
    },
    bbbGame: { ...aBbbGame('s1.bbb1', 'g1', 's1'), holes: { 1: { firstOn: 'ann', closestTo: 'cy', firstIn: 'none' } }, ...bbb },
  };
}
