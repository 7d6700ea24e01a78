import { listed } from '../../../shared/counted';

/** Texts for the effect of a saved hole on the lead and on the cards. */

export const TAKES_LEAD = 'takes the lead';
export const LEADS = 'leads';
export const by = (margin: number) => `by ${margin}`;
export const TAKE_SHARE_OF_LEAD = 'are level in the lead';
export const SHARE_LEAD = 'stay level in the lead';

/** The players whose lead changed in a game, how it changed, and the margin. */
interface LeadOfGame {
  readonly who: string;
  readonly did: string;
  readonly by?: string;
  readonly game: string;
}

/** "Ann takes the lead", "Bo takes the lead in BBB, Ann in 2/9/16", "Ann leads by 3 in BBB, by 10 in 2/9/16": repeated words are left out. */
export const leadsInWords = (leads: readonly LeadOfGame[], areGamesNamed: boolean): string =>
  leads
    .map((lead, place) => {
      const { who, did, by = '', game } = lead;
      const before = leads[place - 1];
      if (!before) return inOrder(who, did, by, areGamesNamed && `in ${game}`);
      const isSame = (...parts: readonly (keyof LeadOfGame)[]) => parts.every((part) => lead[part] === before[part]);
      if (isSame('who', 'did', 'by')) return ` and ${game}`;
      if (isSame('did', 'by')) return `, ${who} in ${game}`;
      return `, ${inOrder(!isSame('who') && who, !isSame('who', 'did') && did, by, `in ${game}`)}`;
    })
    .join('');

const inOrder = (...words: readonly (string | false)[]): string => words.filter(Boolean).join(' ');

const MOST_CARDS_NAMED = 2;

/** "snake to Cal", "snake and camel to Cal", "snake to Cal, camel to Ben and 2 more cards" */
export function cardsInWords(given: ReadonlyArray<{ readonly card: string; readonly to: string }>): string {
  const [first, second, ...more] = given;
  if (!first) return '';
  const rest = more.length === 0 ? [] : [`${more.length} more ${more.length === 1 ? 'card' : 'cards'}`];
  if (first.to === second?.to) return [`${first.card} and ${second.card} to ${first.to}`, ...rest].join(', and ');
  return listed([...given.slice(0, MOST_CARDS_NAMED).map(({ card, to }) => `${card} to ${to}`), ...rest]);
}

/** "Ann takes the lead; snake to Cal" */
export function changeWords(lead: string, cards: string): string {
  if (lead === '') return cards.charAt(0).toUpperCase() + cards.slice(1);
  return [lead, cards].filter(Boolean).join('; ');
}
