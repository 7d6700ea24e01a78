/** For `test.use`: what moves on a phone moves here. Elsewhere less motion is asked for (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
