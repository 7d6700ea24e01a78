import type { Environment } from '../environment';
import { startPlatform } from '../platform';
import { SEED_DAYS } from './seed-days';

const DAY = 86_400_000;

/** Seeds the demo day by day, on a platform whose clock is set to each day. That platform has no rate limits and must not be public. */
export async function seedDemo(environment: Environment): Promise<void> {
  for (const { day, happens } of SEED_DAYS) {
    const clock = () => new Date(Date.now() + day * DAY);
    const platform = await startPlatform({ ...environment, RATE_LIMIT_MULTIPLIER: 10_000, LOG_LEVEL: 'error' }, { clock });
    await happens(platform.url).finally(() => platform.close());
  }
}
