/** For `test.use`: enables animations, as on a usual phone. All other tests prefer reduced motion (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
