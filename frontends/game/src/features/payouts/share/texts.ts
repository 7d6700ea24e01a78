import { isolated } from '@fairshare/ui';
import { gamesWords } from '../texts';
import { listed as listedWords } from '../../../shared/counted';
import type { NamedSideGame } from '../../../shared/selection-name';
import { unitWords } from '../../../shared/unit-words';
import type { Question, Selection } from '@fairshare/golf-rules';

/** Texts of the shared picture and the printed card. */

export const SHARE_RESULT = 'Share result';
/** The receipt as a message. */
export const AS_TEXT = 'Send as Text';
export const PRINT_CARD = 'Print Card';
export const PICTURE_TITLE = 'The result as a picture';
export const WHAT_TO_SHOW = 'What to show';
export const KIND_NAMES = { money: 'Scores and payments', scores: 'Scores alone' } as const;
export const DRAWING = 'Drawing the picture';
export const SHARE = 'Share';
export const DOWNLOAD = 'Download';
export const COPY = 'Copy';
export const COPIED = 'Picture copied';
export const COULD_NOT_SHARE = 'The picture could not be shared';
export const COULD_NOT_DRAW = 'The picture could not be drawn';
export const TRY_DOWNLOAD = 'Download it, and send it from there.';
export const PICTURE_OF = (kind: string, round: string): string => `${kind} of ${round}`;

export const FINAL = 'Final';
/** "As it stands, 12 of 18 holes" */
export const asItStands = (played: number, all: number): string => (played === 0 ? 'As it stands' : `As it stands, ${played} of ${all} holes`);
export const leads = (names: readonly string[]): string => (names.length === 1 ? `${listed(names)} leads` : `${listed(names)} lead`);
export const wins = (names: readonly string[]): string => (names.length === 1 ? `${listed(names)} wins` : `${listed(names)} share it`);
/** Fallbacks for names that are too long at every size. */
export const manyLead = (count: number): string => `${count} players lead`;
export const manyWin = (count: number): string => `${count} players share the day`;
export const listed = (names: readonly string[]): string => listedWords(names.map(isolated));
export const upBy = (amount: string, each: boolean): string => `${amount} up${each ? ' each' : ''}`;
export const withPoints = (points: number, game: string, each: boolean): string => `${points} ${points === 1 ? 'point' : 'points'}${each ? ' each' : ''} in ${game}`;

/** "3 skins in Skins", "2 up in Nassau" */
export const inUnit = (count: number, unit: string, game: string): string => `${unitWords(count, unit)} in ${isolated(game)}`;
export const SIDE_GAMES = 'Side games';

export const STROKES = 'Strokes';
export const NET_STROKES = 'Net strokes';
export const NET = 'Net';
export const POT_NAMES = { front: 'Front', back: 'Back', total: 'Total' } as const;
export const TIED = 'tied';
export const OPEN = 'open';
export const PROVISIONAL_MARK = '*';
export const PROVISIONAL_NOTE = '* can still change';
/** "3 payments settle 2/9/16 and BBB" */
export const settles = (payments: number, selections: readonly Selection[], sideGames?: readonly NamedSideGame[]): string =>
  `${payments === 1 ? '1 payment settles' : `${payments} payments settle`} ${gamesWords(selections, sideGames)}`;
export const NOBODY_OWES = 'Nobody owes anybody anything.';
export const PAYS = 'pays';
export const TAGLINE = 'You hit the shots, we do the math.';

export const WHO_OWES_WHO = 'Who Owes Who';
export const CARDS_HELD = 'Cards held';
export const POTS = 'Front, back, total';
/** The letter on the card for a question that a player was the answer to. */
export const letterOf = ({ onCard, name }: Question): string => onCard?.letter ?? name.charAt(0);
/** The meanings of the letters on the card: "i Bingo, first on · a Bango, closest to". */
export const answersLegend = (questions: readonly Question[]): string =>
  questions.map((question) => `${letterOf(question)} ${question.onCard ? `${question.onCard.call}, ` : ''}${question.name}`).join(' · ');
export const DOTS_LEGEND = '• a stroke given · + one given back · small figures are net strokes';
