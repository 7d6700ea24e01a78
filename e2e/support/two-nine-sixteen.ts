import type { Locator } from '@playwright/test';
import { HoleEntry } from './hole-entry';
import type { MainScreen } from './main-screen';
import type { Strokes } from './round';

/** The 2/9/16 view. */
export class HoleGameScores extends HoleEntry {
  constructor(main: MainScreen) {
    super(main, '2/9/16');
  }

  createButton(): Locator {
    return this.page.getByRole('button', { name: 'Create 2/9/16 Game' });
  }

  strokes(player: string): Locator {
    return this.page.getByRole('textbox', { name: `${player} strokes` });
  }

  async enter(strokes: Strokes): Promise<void> {
    for (const [player, taken] of Object.entries(strokes)) await this.strokes(player).fill(String(taken));
  }
}
