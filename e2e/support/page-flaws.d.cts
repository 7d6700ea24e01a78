import type { Page } from '@playwright/test';

/** A line for each thing that is wrong to look at on the page as it stands. `touch`, `apart`: what is asked of what is pressed, CSS pixels. */
export function flawsOf(page: Page, asked?: { touch?: number; apart?: number }): Promise<string[]>;
