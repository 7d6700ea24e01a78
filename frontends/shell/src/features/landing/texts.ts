import { HOLE } from './example-hole';

/**
 * Texts of the landing page. Title, tagline, badge, links and the four blurbs are from the specification (001, section 1), and so are trial and prices (section
 * 9).
 */
export const BADGE = 'Golf Payout Calculator';
export const TAGLINE = { shots: 'You hit the shots,', math: 'we do the math' } as const;
export const LOG_IN = 'Log In';
export const REGISTER = 'New Users Register Here';
export const FOR_WHOM = 'For groups of golfers: score your side games and see who owes who.';
export const PRICE = '7 days free, no card. Then $1.99 a month.';
export const SAMPLE = 'Try a sample round, no account';

/** Texts of the example hole. */
export const PHONE = {
  name: `Try it: hole ${HOLE} of a round of 2/9/16`,
  hint: 'Try it: change a score',
  card: 'Who Owes Who',
  stake: '2/9/16 at $1 a point',
  strokesOf: (player: string) => `${player} strokes`,
  less: (player: string) => `One less: ${player} strokes`,
  more: (player: string) => `One more: ${player} strokes`,
} as const;

export const HOW = {
  title: 'How it works',
  steps: [
    { title: 'Make a group', text: 'Two to eight golfers. They join with a code, or you score for everyone.' },
    { title: 'Enter each hole', text: 'A few taps a hole, on one phone or on all of them.' },
    { title: 'See who owes who', text: 'All games added up, settled in the fewest payments.' },
  ],
} as const;

export const GAMES = {
  title: 'Three games, side by side',
  blurbs: [
    { icon: 'flag', title: 'Bingo Bango Bongo', text: 'Three points a hole: first on, closest to the pin, first in.' },
    { icon: 'ranks', title: '2/9/16', text: 'Net strokes become points by rank, hole by hole.' },
    { icon: 'animals', title: 'Card Game', text: 'Camels, fish and three-putt snakes. Hold a card at the end and you pay.' },
    { icon: 'live', title: 'Live Leaderboards', text: 'Every phone in the group shows the same score as it happens.' },
  ],
} as const;

export const OFFLINE = {
  title: 'No signal? Keep scoring.',
  text: 'Every score stays on your phone until there is signal again, and is then sent by itself.',
} as const;

export const EXPLAINED = {
  title: 'Every cent explained',
  text: 'Open any payment and read where it comes from, down to the hole.',
  reason: (payer: string, own: number, to: string, theirs: number, apart: number) => `${to} ${theirs}, ${payer} ${own}, ${apart} points at $1`,
  game: '2/9/16',
  total: (payer: string) => `${payer} pays in all`,
} as const;

export const COST = {
  title: 'What it costs',
  plans: [
    { name: 'Free trial', price: '7 days free', text: 'Everything included. No card needed, no charge.', saving: null },
    { name: 'Monthly', price: '$1.99', text: 'per month', saving: null },
    { name: 'Annual', price: '$16.99', text: 'per year', saving: 'Save 30%' },
  ],
} as const;

export const END = { title: 'Bring it to your next round', start: 'Start 7 days free' } as const;

export const questions = (product: string) =>
  [
    {
      question: 'Does money move through the app?',
      answer: `No. ${product} works out who owes who, and you settle among yourselves. It does not facilitate real-money gambling.`,
    },
    {
      question: 'Does everyone need the app?',
      answer: 'No. One golfer can score for the whole group, or send the others a scoring link: they score on their own phones, without an account.',
    },
    { question: 'Can we play all three games at once?', answer: 'Yes. Play one, two or all three in a round. What they come to is added up and settled together.' },
    { question: 'What happens after 7 days?', answer: 'A trial without a card ends by itself and nothing is charged. Choose a plan to score on.' },
    { question: 'What if two phones disagree?', answer: 'Nothing is overwritten unnoticed. The group sees both scores and chooses.' },
    { question: 'Who may use it?', answer: 'Golfers who are 13 or older.' },
  ] as const;
export const QUESTIONS = 'Questions and answers';
