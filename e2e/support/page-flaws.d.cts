import type { Page } from '@playwright/test';

/**
 * A line for each visual flaw of the page in its current state. `touch`: the minimum size of a touch target, `apart`: the minimum distance between targets, CSS
 * pixels.
 */
export function flawsOf(page: Page, asked?: { touch?: number; apart?: number }): Promise<string[]>;
