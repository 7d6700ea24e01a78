import type { Locator } from '@playwright/test';
import { HoleEntry } from './hole-entry';
import type { MainScreen } from './main-screen';
import type { Awards } from './round';

export const QUESTIONS = { firstOn: /^First on the green/, closestTo: /^Closest to the pin/, firstIn: /^First in the hole/ } as const;
type Award = keyof typeof QUESTIONS;

/** The BBB view. */
export class BbbGame extends HoleEntry {
  constructor(main: MainScreen) {
    super(main, 'BBB');
  }

  /** The radio button for one answer to a question: a player, or "none". */
  answer(award: Award, taker: string): Locator {
    const name = taker === 'none' ? 'None' : taker;
    return this.page.getByRole('group', { name: QUESTIONS[award] }).getByRole('radio', { name, exact: true });
  }

  async enter(awards: Awards): Promise<void> {
    for (const [award, taker] of Object.entries(awards)) await this.answer(award as Award, taker).check();
  }
}
