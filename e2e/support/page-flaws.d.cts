import type { Page } from '@playwright/test';

/** A line for each thing that is wrong to look at on the page as it stands. */
export function flawsOf(page: Page): Promise<string[]>;
