import type { BbbGame, Card, EnteredSideGame, GameState, Player, StrokesGame } from '@fairshare/contracts';
import type { PhoneRound } from '../../src/features/payouts/money/phone-round';
import { aBbbGame, aGame, aStrokesGame, entriesOf } from './golf-data';

export const GOLFERS: Player[] = [
  { id: 'ann', name: 'Ann Lee', initials: 'AL', color: '#0ea5e9' },
  { id: 'bo', name: 'Bo Ray', initials: 'BR', color: '#22c55e' },
  { id: 'cy', name: 'Cy Poe', initials: 'CP', color: '#f59e0b' },
  { id: 'di', name: 'Di Fox', initials: 'DF', color: '#ef4444' },
];

const SNAKE: Card = { id: 'snake', type: 'snake', name: 'Snake', emoji: '🐍', value: 7 };

interface Played {
  game?: Partial<GameState>;
  /** Null: the round has no such game. */
  points?: Partial<StrokesGame> | null;
  bbb?: Partial<BbbGame> | null;
}

/** The strokes of two holes. */
export const FIRST_HOLES = { 1: { ann: 4, bo: 5, cy: 6, di: 7 }, 2: { ann: 4, bo: 4, cy: 5, di: 6 } };

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
    entered: entriesOf('s1', 'g1', [
      ...(points === null ? [] : [{ ...aStrokesGame('s1.points1', 'g1', 's1'), holes: FIRST_HOLES, ...points }]),
      ...(bbb === null ? [] : [{ ...aBbbGame('s1.bbb1', 'g1', 's1'), holes: { 1: { firstOn: 'ann', closestTo: 'cy', firstIn: 'none' } }, ...bbb }]),
    ]),
  };
}

export const SKINS = 's1.s1';
export const NASSAU = 's1.s2';

const sideGame = (id: string, kind: string, name: string, more: Partial<EnteredSideGame>): EnteredSideGame => ({
  id,
  kind,
  name,
  createdAt: '2026-05-02T12:00:00.000Z',
  version: 1,
  players: GOLFERS.map((golfer) => golfer.id),
  options: {},
  on: true,
  ...more,
});

/** Skins of $2 and a Nassau of $5 a bet between Ann and Bo, with options in the API's form. */
export const SIDE_GAMES: EnteredSideGame[] = [
  sideGame(SKINS, 'skins', 'Skins', { options: { value: 2 } }),
  sideGame(NASSAU, 'nassau', 'Ann v Bo', { players: ['ann', 'bo'], sides: [['ann'], ['bo']], options: { front: 5, back: 5, total: 5 } }),
];

const FIVE_HOLES = {
  1: { ann: 4, bo: 4, cy: 5, di: 5 },
  2: { ann: 4, bo: 5, cy: 5, di: 6 },
  3: { ann: 3, bo: 4, cy: 4, di: 4 },
  4: { ann: 4, bo: 4, cy: 4, di: 4 },
  5: { ann: 5, bo: 4, cy: 5, di: 5 },
};

/** Five holes with side games only. Skins: Ann two on hole 2, one on 3; Bo two on 5: +14, +6, −10, −10. Nassau: Ann 1 up in front and total: +10, −10. */
export function aRoundOfSideGames({ sideGames = SIDE_GAMES, game }: { sideGames?: readonly EnteredSideGame[]; game?: Partial<GameState> } = {}): PhoneRound {
  const round = aRound({ game: { playerCards: {}, cardHistory: [], ...game }, points: { holes: FIVE_HOLES }, bbb: { holes: {} } });
  return { ...round, entered: { ...round.entered, games: [], sideGames: [...sideGames] } };
}
