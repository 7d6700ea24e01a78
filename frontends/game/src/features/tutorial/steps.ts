import { DEFAULT_CARD_VALUE, DEFAULT_FBT_VALUE, DEFAULT_POINT_VALUE, dollarsToCents, MAX_PLAYERS, MIN_PLAYERS } from '@fairshare/golf-rules';
import { formatMoney } from '@fairshare/ui';

const dollars = (amount: number): string => formatMoney(dollarsToCents(amount));

export interface TutorialStep {
  readonly emoji: string;
  readonly title: string;
  readonly text: string;
  /** What to do in the app. */
  readonly tasks: readonly string[];
}

/** The first round, from the clubhouse to the bar. */
export const TUTORIAL_STEPS: readonly TutorialStep[] = [
  {
    emoji: '⛳',
    title: 'You hit the shots, we do the math',
    text: 'Three side games run next to your round: Bingo Bango Bongo, 2/9/16 and the Card Game. Play one, two or all of them. At the end you see who owes who, in as few payments as possible.',
    tasks: ['This tour has 7 steps and takes about 3 minutes.', 'You find it again on the Rules tab.'],
  },
  {
    emoji: '👥',
    title: 'Make your group',
    text: `A group is the golfers you play with, ${MIN_PLAYERS} to ${MAX_PLAYERS} of them. You make it once and use it every round.`,
    tasks: [
      'Groups tab, Create Group: a name and the players.',
      'Read out the share code, or send it: everyone who joins with it sees the same scores, live.',
      'Someone else made the group? Join Game, and type the code.',
    ],
  },
  {
    emoji: '📅',
    title: 'Start a game',
    text: 'A game is one round of your group. It holds the scores of all three side games.',
    tasks: ['Groups tab, Create New Game: keep the name or change it.', 'Play takes you back to an earlier one.'],
  },
  {
    emoji: '🎯',
    title: 'Bingo Bango Bongo',
    text: 'Three points a hole: first on the green, closest to the pin, first in the hole. One golfer may take them all.',
    tasks: ['Games tab, BBB: three taps, and the hole is done.', 'Nobody earned it? Choose None.'],
  },
  {
    emoji: '🔢',
    title: '2/9/16',
    text: `Enter everyone’s net strokes; the points are worked out from who had fewer. A point is worth ${dollars(DEFAULT_POINT_VALUE)} and FBT (front nine, back nine, total) ${dollars(DEFAULT_FBT_VALUE)} unless you change them.`,
    tasks: [
      'Games tab, 2/9/16: pick the hole, enter the strokes, Save Scores.',
      'Next Hole takes you on.',
      'No signal? Keep scoring. Scores are kept on your phone and sent later.',
    ],
  },
  {
    emoji: '🐫',
    title: 'The Card Game',
    text: `In the sand? The camel is yours, until somebody else finds a bunker. Whoever holds cards at the end pays for them, ${dollars(DEFAULT_CARD_VALUE)} each unless you change it.`,
    tasks: ['Games tab, Cards: tap a card, then the golfer who gets it.', 'Make cards of your own with Create Custom Card.'],
  },
  {
    emoji: '🤝',
    title: 'Settle up',
    text: 'Payouts adds up the games you choose and settles them in the fewest payments possible.',
    tasks: [
      'Payouts tab, Calculate Payouts: choose the games that count.',
      'Tap a payment to see why, down to the hole.',
      'Finish Round puts the result on the group’s tab: pay when you like, and tap Paid.',
    ],
  },
];
