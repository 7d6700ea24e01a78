import { CARDS_VIEW, QUESTIONS_VIEW, STROKES_VIEW } from '../../session/selection/games-views';
import type { Selected } from '../../session/selection/selected';

/** What a step of the tutorial shows. */
export interface Scene {
  readonly shows: Pick<Selected, 'tab' | 'gamesView'>;
  /** False: the screens appear as for a golfer who has no group yet. */
  readonly hasGroup?: boolean;
  /** The control that the step is about; null while it is not rendered yet. */
  readonly control: (screen: HTMLElement) => HTMLElement | null;
}

const one =
  (selector: string) =>
  (screen: HTMLElement): HTMLElement | null =>
    screen.querySelector<HTMLElement>(selector);
const button = (words: string) => (screen: HTMLElement) => [...screen.querySelectorAll('button')].find(({ textContent }) => textContent === words) ?? null;
const sectionOf = (heading: string) => (screen: HTMLElement) => [...screen.querySelectorAll('h2')].find(({ textContent }) => textContent === heading)?.closest('section') ?? null;

/** By step number, from 1: the sample round in the screens of the app. */
export const SCENES: readonly Scene[] = [
  { shows: { tab: 'games', gamesView: QUESTIONS_VIEW }, control: one('main [role="group"], main fieldset:has(> legend)') },
  { shows: { tab: 'groups', gamesView: QUESTIONS_VIEW }, hasGroup: false, control: button('Create Group') },
  { shows: { tab: 'groups', gamesView: QUESTIONS_VIEW }, control: button('Create New Game') },
  { shows: { tab: 'games', gamesView: QUESTIONS_VIEW }, control: one('main form') },
  { shows: { tab: 'games', gamesView: STROKES_VIEW }, control: one('main form fieldset:has(> legend)') },
  { shows: { tab: 'games', gamesView: CARDS_VIEW }, control: sectionOf('Select Card to Assign') },
  { shows: { tab: 'scoreboard', gamesView: STROKES_VIEW }, control: sectionOf('Who Owes Who') },
];
