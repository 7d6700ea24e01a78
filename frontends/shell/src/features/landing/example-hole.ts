/** The hole that the page's picture shows: 2/9/16 among four, at $1.00 a point. A browser test plays it by the rules of golf-rules. */
export const EXAMPLE = {
  hole: 11,
  /** Ranked 1 to 4, best first. */
  players: [
    { name: 'Ann', strokes: 3, points: 7 },
    { name: 'Ben', strokes: 4, points: 5 },
    { name: 'Cal', strokes: 5, points: 3 },
    { name: 'Dee', strokes: 6, points: 1 },
  ],
  payments: [
    { from: 'Dee', to: 'Ann', amount: '$12.00' },
    { from: 'Cal', to: 'Ben', amount: '$4.00' },
  ],
  /** What Dee pays in all comes from each of the other three: the difference in points. */
  why: [
    { to: 'Ann', reason: '1 point to 7', amount: '−$6.00' },
    { to: 'Ben', reason: '1 point to 5', amount: '−$4.00' },
    { to: 'Cal', reason: '1 point to 3', amount: '−$2.00' },
  ],
  total: '−$12.00',
} as const;

export type ExamplePlayer = (typeof EXAMPLE.players)[number]['name'];
