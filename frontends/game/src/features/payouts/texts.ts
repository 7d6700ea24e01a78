import { isolated } from '@fairshare/ui';
import { CARD_GAME, formatDollars, kindOf, type Selection } from '@fairshare/golf-rules';
import { type NamedSideGame, selectionName } from '../../shared/selection-name';
import { listed } from '../../shared/counted';
import { rangesOf } from '../../shared/absence-words';
import type { SettlementScope, LeftOut } from './settle/settlement-scope';

/** Texts of the Payouts tab, in the specification's words where it has them. */

export const PAYOUTS = 'Payouts';
export const SELECT_A_GROUP = 'Select a group from the Groups tab to view scoreboard';
export const SELECT_A_GAME = 'Select a game to see the scoreboard';
export const SELECT_A_GAME_HINT = 'Pick one of the group’s rounds, or create a new one.';
export const OPEN_GROUPS = 'Go to Groups';
export const LOADING = 'Loading payouts';
export const COULD_NOT_LOAD = 'The payouts could not be loaded';
export const SCORES_ARE_SAFE = 'Every score that was saved is safe.';

export const WHO_OWES_WHO = 'Who Owes Who';
export const CALCULATE_PAYOUTS = 'Calculate Payouts';
export const EDIT_PAYOUTS = 'Edit Payouts';
export const COMBINED_SETTLEMENT = 'Combined Settlement';
export const NOTHING_SETTLED = 'Nothing settled yet';
export const NOTHING_SETTLED_HINT = 'Every score moves the payments. Calculate Payouts saves them for everybody.';
export const CALCULATING = 'Calculating combined payouts...';
export const ALL_EVEN = 'All players are even - no payments needed!';
export const COULD_NOT_SAVE = 'Failed to save payout results';
export const NOT_SAVED = 'Not saved yet';
export const NOT_SAVED_HINT = 'Worked out on this phone. The others see it once it is saved.';
export const NOT_SAVED_NO_SIGNAL = 'Worked out on this phone. Keep this open: it is saved for the others when there is signal.';
export const SAVE_AGAIN = 'Save again';
export const NO_SIGNAL = 'No signal: payouts that were saved cannot be loaded. What is below is worked out on this phone.';
const COULD_NOT_FETCH = 'Failed to fetch payouts';
export const WORKED_OUT_HERE = 'Worked out on this phone from the scores it has.';
export const TRY_AGAIN = 'Try again';

export const CHOOSE_GAMES = 'Choose the games to settle together.';
export const NOTHING_TO_SETTLE = 'Nothing can be settled yet.';
export const NO_CARD_ASSIGNED = 'no card was assigned yet';
export const NO_GAME_YET = 'there is no game yet';
export const NO_HOLE_ENTERED = 'no hole is entered yet';
export const VALUES_ARE_ZERO = 'its point and FBT values are 0';
export const VALUE_IS_ZERO = 'its value is 0';
export const noReason = (game: string, reason: string): string => `${game}: ${reason}.`;
export const CANCEL = 'Cancel';
export const SAVE = 'Save';

export const STALE = 'Scores changed since this was saved';
export const STALE_MOVES = 'This is what moves:';
export const AS_SAVED = 'As it was saved';
export const STALE_GAME_GONE = 'One of its games is gone. Edit the payouts to choose again.';
export const RECALCULATE = 'Recalculate';

export const PAYMENTS_SWITCH = 'Payments';
export const FEWEST = 'Fewest payments';
export const DIRECT = 'Direct debts';
export const DIRECT_HINT = 'Everyone pays those they lost to. The nets are the same.';
export const NET_PER_PLAYER = 'Net per player';

export const MODE_NAMES = { points: 'Points Only', fbt: 'FBT Only', both: 'Both' } as const;
export const whoOwesWhoTitle = (game: string): string => `${game} - ${WHO_OWES_WHO}`;
/** For a side game, whose payouts have no modes. */
export const netsTitle = (game: string): string => `${game} Payouts`;
export const CARD_GAME_WHO_OWES_WHO = whoOwesWhoTitle(CARD_GAME);
export const CARD_GAME_PAYOUTS = netsTitle(CARD_GAME);
export const payoutsTitle = (game: string, mode: string): string => `${game} - ${mode}`;
export const NO_HOLES_YET = 'No holes entered yet.';

/** The summary of a game's closed row: "Ann +$72.66 · Ben +$23.00". */
export const gameResult = (won: readonly string[]): string => (won.length === 0 ? ALL_LEVEL : won.join(' · '));
const ALL_LEVEL = 'All level';
/** The summary of the closed row of the combined settlement. The way to pay comes first, because the games may be cut off. */
export const settledGames = (games: string, way: string): string => `${way} · ${games}`;
export const SWITCH_HINT = 'Switch a game off to see the payments without it. The others see it once it is saved.';
export const SAVE_CHOICE = 'Save This Choice';

export const NOT_INCLUDED = 'Not in these payments';
export const addGames = (games: string): string => `Add ${games}`;

/** Prefix of a shared message's headline while the payments differ from the saved ones. */
export const IF_PLAY_STOPPED = 'If play stopped now:';
export const savedWhen = (when: string): string => `Saved ${when}`;
/** In one line: the payments are current, and an earlier result was saved. */
export const LIVE = 'Live.';
export const noted = (when: string, moved: string): string => `A result was noted at ${when}; ${moved}`;
export const NOTHING_MOVED = 'nothing has moved since.';
/** "$24.00 has moved since." */
export const movedSince = (cents: number): string => `${formatDollars(cents)} has moved since.`;
export const GAME_GONE_SINCE = 'one of its games is gone since.';
export const GAMES_LEFT_OUT = 'Games left out.';
export const SCORES_TO_COME = 'Scores to come.';
export const SEE_WHY = 'See why';
export const HIDE = 'Hide';
/** Replaces a payment that a score has settled: "Dee owes Ann nothing now". */
export const owesNothingNow = (from: string, to: string): string => `${isolated(from)} owes ${isolated(to)} nothing now`;

/** Describes the payments below in one sentence: "3 payments settle everything", "3 payments settle Card Game and 2/9/16". */
export function headline(payments: number, { chosen, sideGames, leftOut, isStale }: SettlementScope): string {
  const games = gamesWords(chosen, sideGames);
  const settled = leftOut.length === 0 ? 'everything' : games;
  if (isStale) return payments === 1 ? `Out of date: 1 payment for ${games}` : `Out of date: ${payments} payments for ${games}`;
  if (payments === 0) return leftOut.length === 0 ? 'Nobody owes anything' : `Nobody owes anything in ${games}`;
  return payments === 1 ? `1 payment settles ${settled}` : `${payments} payments settle ${settled}`;
}

/** The user's own result: "You get $12.32", "You owe $5.00". */
export function yourNet(cents: number): string {
  if (cents === 0) return 'You are even';
  return cents > 0 ? `You get ${formatDollars(cents)}` : `You owe ${formatDollars(-cents)}`;
}

/** The games that "everything" covers; the other headlines name their games themselves. */
export function headlineGames({ chosen, sideGames, leftOut, isStale }: SettlementScope): string | undefined {
  return leftOut.length === 0 && !isStale ? gamesWords(chosen, sideGames) : undefined;
}

/** "Not in these payments: BBB Points $9.00, BBB FBT $35.00" */
export const leftOutSentence = (leftOut: readonly LeftOut[], sideGames?: readonly NamedSideGame[]): string =>
  `${NOT_INCLUDED}: ${leftOut.map(({ selection, cents }) => `${isolated(selectionName(selection, sideGames))} ${formatDollars(cents)}`).join(', ')}`;

/** "Card Game, 2/9/16, BBB Points and Skins": points and FBT of the same game are combined under one name. */
export function gamesWords(selections: readonly Selection[], sideGames?: readonly NamedSideGame[]): string {
  const gameOf = (selection: Selection) => kindOf(selection) ?? selection;
  const games = [...new Set(selections.map(gameOf))];
  const names = games.map((game) => wordsInCommon(selections.filter((selection) => gameOf(selection) === game).map((selection) => isolated(selectionName(selection, sideGames)))));
  return listed(names);
}

/** The common leading words of names: "2/9/16" of "2/9/16 Points" and "2/9/16 FBT". */
function wordsInCommon([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  const differing = words.findIndex((word, place) => others.some((other) => other.split(' ')[place] !== word));
  return (differing < 0 ? words : words.slice(0, differing)).join(' ');
}

/** "Failed to fetch payouts" followed by the status. */
export const fetchFailure = (status: number): string => `${COULD_NOT_FETCH}: ${status}`;

export const POT_TITLES = { front: 'Front (holes 1 to 9)', back: 'Back (holes 10 to 18)', total: 'Total (all 18 holes)' } as const;
export const PROVISIONAL = 'Provisional';
export const provisionalPots = (games: readonly string[]): string => `${games.join(' and ')} can still change until all holes are entered.`;
/** Progress of a provisional pot: "4 of 9 holes". */
export const potProgress = (counted: number, all: number): string => (counted < all ? `${counted} of ${all} holes` : 'a hole is incomplete');

export const HOLE_INCOMPLETE = 'not entered in full yet';
/** @param absence the reason in words: "left after hole 9" */
export const notOnHole = (absence: string | null): string => absence ?? 'not on this hole';
export const notInPot = (absence: string | null): string => `${absence ? `${absence}; ` : ''}not played for: only who plays all of its holes does`;
/** "Dee left after hole 9: only holes that both played count between the two." */
export const onlySharedHoles = (absences: readonly string[]): string => `${absences.join(', ')}: only holes that both played count between the two.`;
export const SMALLEST_DEBT = 'Smallest debt at the table, which nobody pays for';
export const SHARE_OF_OTHERS = 'Share of what the others pay';
export const NO_CARDS_HELD = 'No cards held.';
export const NOT_IN_GAME = 'Does not win or lose anything in this game.';
export const NOTHING_COUNTS_YET = 'Nothing counts yet.';
export const holeName = (hole: number): string => `Hole ${hole}`;
/** "Hole 4", "Holes 1–9, 11" */
export const holesName = (holes: readonly number[]): string => (holes.length === 1 ? `Hole ${holes[0]}` : `Holes ${rangesOf([...holes].sort((a, b) => a - b))}`);
export const WHOLE_ROUND = 'The whole round';
/** "score: 4", "holes up: 2" */
export const ownFigure = (key: string, figure: string): string => `${key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}: ${figure}`;
export const MAY_CHANGE = 'it can still change';
export const strokesWords = (strokes: number): string => (strokes === 1 ? '1 stroke' : `${strokes} strokes`);
/** "5 gross, 1 given, 4 net"; "3 gross, 1 given back, 4 net" */
export const grossAndNet = (gross: number, given: number, net: number): string =>
  given === 0 ? strokesWords(net) : `${gross} gross, ${Math.abs(given)} ${given > 0 ? 'given' : 'given back'}, ${net} net`;
/** The house rules require all holes of a pot. */
export const potVoid = (missing: readonly number[]): string => `pays nothing: ${missing.length === 1 ? 'hole' : 'holes'} ${missing.join(', ')} missing`;
/** "4×: Ann, Ben, Cal" */
export const cardDoubled = (times: number, holders: readonly string[]): string => `${times}×: ${holders.join(', ')}`;
export const pointWorth = (value: string): string => `Each two players settle their difference in points, at ${value} a point.`;
export const potWorth = (value: string): string => `Each winner of a pot receives ${value}; the others share the cost.`;
export const CARDS_WORTH = 'Everyone above the smallest debt pays the excess; those at it share what is paid.';
export const POT_OUTCOMES = { open: 'no hole counts yet', tied: 'all level, nobody pays', won: 'won', lost: 'lost' } as const;
/** The payments that settle a player's net; only if there are more than the payment being explained. */
export const netIsSettledBy = (payments: readonly string[]): string | undefined => (payments.length > 1 ? `In all: ${payments.join(', ')}` : undefined);
/** "AB 5, CD 1 points" */
export const pointsBetween = (one: string, points: number, other: string, others: number): string => `${one} ${points}, ${other} ${others} points`;

/** Progress of a game: "BBB through 11". */
export const throughHole = (game: string, hole: number): string => `${game} through ${hole}`;
export const DOWNLOAD_CSV = 'Download CSV';
export const COPIED = 'Receipt copied';
export const COULD_NOT_SHARE = 'The receipt could not be shared';
/** For a provisional side game, as opposed to a pot. */
export const PROVISIONAL_GAMES_RECEIPT = 'Provisional: not every hole is entered yet.';
export const PROVISIONAL_RECEIPT = 'Provisional: not every hole of the pots is entered yet.';
export const CSV_COLUMNS = ['Date', 'Group', 'Round', 'Entry', 'Player', 'Game', 'Paid to', 'Amount'] as const;
export const CSV_ENTRIES = { line: 'Net of a game', total: 'Total', payment: 'Payment' } as const;

export const POINTS_PER_HOLE = 'Points hole by hole';
export const AS_STREAMS = 'Payments as streams';
export const NOBODY_PAYS = 'Nobody pays anybody.';
export const HOLE = 'Hole';
export const PICTURE_FAILED = 'The picture could not be loaded. The figures are all on this page.';
export const totalsInWords = (game: string, holes: number, totals: readonly string[]): string =>
  `${game} points after ${holes === 1 ? '1 hole' : `${holes} holes`}: ${totals.join(', ')}`;
export const HIGHLIGHT = 'Bring out the line of';
