import { groupThousands, isolated } from '@fairshare/ui';
import { counted } from '../../shared/counted';
import { pointsWords } from '../../shared/points-words';

/** Texts of a group's season. */

export const SEASON = 'Season';
export const RANKED_BY = 'Ranked by';
export const MEASURE_NAMES = { holesWon: 'Holes won', potsWon: 'Pots won', cardsHeld: 'Cards held', net: 'Money' } as const;
/** The unit of each figure. */
export const UNITS = { game: 'points a round', holesWon: 'holes', potsWon: 'pots', cardsHeld: 'cards' } as const;
export const aRound = (game: string) => `${game} a round`;
export const pointsIn = (game: string, points: number) => `${game}: ${pointsWords(points)}`;

/** Points a round, rounded to a tenth: "13.5". */
export const perRoundWords = (points: number) => groupThousands(Math.round(points * 10) / 10);
export const roundsWords = (rounds: number) => counted(rounds, 'round');
export const ARCHIVED = 'archived';
export const YOU = 'You';

export const LOADING_SEASON = 'Loading the season';
export const SEASON_FAILED = 'The season could not be loaded.';
export const NOTHING_LOST = 'All scores are saved.';
export const NO_SIGNAL = 'No signal';
export const SHOWN_LATER = 'This phone has not read it yet. It is shown once there is signal.';
export const NO_ROUNDS = 'No rounds in this season yet';
export const WHAT_COUNTS = 'A round counts from its first complete hole, or the first card that somebody holds.';

export const AGAINST = 'Head to head';
export const AGAINST_HINT = 'Rounds in which one had more points than the other over the holes both played.';
export const EVERYONE = 'Everyone against everyone';
export const READ_ALONG = 'Read along a row: rounds won, then lost.';
export const NAME = 'Player';
export const score = (won: number, lost: number) => `${won}–${lost}`;
export const scoreWords = (one: string, other: string, won: number, lost: number, halved: number) => `${one} and ${other}: ${won} to ${lost}, ${halved} halved`;
export const pairOf = (one: string, other: string) => `${one} and ${other}`;
export const halvedWords = (halved: number) => `${halved} halved`;

export const STORY = 'How the season went';
export const BEST_DAY = 'Best day';
/** "Ann: 5 points above an even share" */
export const bestDayOf = (name: string, points: number) => `${isolated(name)}: ${aboveEvenWords(points)}`;
export const YOUR_RIVAL = 'Your rival';
export const CLOSEST = 'Closest rivals';
export const LINES_OF_ALL = {
  points: 'Points above an even share of the holes played, added up round after round.',
  money: 'Money over all games of each round, added up.',
} as const;
export const linesInWords = (sums: readonly string[], rounds: number) => `After ${roundsWords(rounds)}: ${sums.join(', ')}`;

export const TAP_TWO = 'Tap two players to see what is between them.';
export const RIVALRY = 'Rivalry';
export const RECORD = 'Rounds won';
export const STREAK = 'Streak';
export const streakWords = (name: string, rounds: number) => (rounds === 1 ? `${isolated(name)} won the last round` : `${isolated(name)} has won the last ${rounds} rounds`);
export const NO_STREAK = 'The last round was halved.';
export const DECIDING_HOLE = 'The hole that decides';
/** "Hole 3: Ann won it 4 times, Bob once" */
export const decidingWords = (hole: number, winner: string, won: number, other: string, lost: number) =>
  `Hole ${hole}: ${isolated(winner)} won it ${times(won)}, ${isolated(other)} ${times(lost)}`;
const times = (count: number): string => (count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`);
export const NO_HOLE = 'No hole yet.';

export const FIGURES = 'In figures';
export const PLAYERS = 'Players';
export const ROUNDS = 'Rounds';
export const ROUND_BY_ROUND = 'Round by round';
export const SHOW_AS = 'Show';
export const POINTS = 'Points';
export const MONEY = 'Money';
export const ADDED_UP = { points: 'Points above an even share of the holes played, added up.', money: 'Money over all games of each round, added up.' } as const;
export const ROUND = 'Round';
export const addedUpTo = (amount: string, rounds: number) => `Added up to ${amount} over ${roundsWords(rounds)}`;
export const BEST = 'Best';
export const WORST = 'Worst';

/** "5 points above an even share". */
export function aboveEvenWords(points: number): string {
  if (points === 0) return 'An even share of the points';
  return `${pointsWords(Math.abs(points))} ${points > 0 ? 'above' : 'below'} an even share`;
}

export const SETTINGS = 'Settings';
export const SETTINGS_TITLE = 'Season Settings';
export const BEGINS = 'Seasons begin in';
export const BEGINS_ON = 'on day';
export const BEGINS_HINT = 'Rounds move to their season at once. With January 1, a season is a year.';
export const SHOW_MONEY = 'Show money';
export const SHOW_MONEY_HINT = 'Off: everyone in the group sees points alone here. Payouts stay as they are.';
export const NEEDS_SIGNAL = 'Changing it needs signal.';
export const SAVE = 'Save';
export const SAVING = 'Saving...';
export const COULD_NOT_SAVE = 'Could not change the season';
export const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;
