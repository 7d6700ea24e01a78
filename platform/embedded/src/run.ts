import type { Environment } from './environment';
import { startPlatform, type Platform } from './platform';

/** Starts the platform and prints its address. */
export async function runPlatform(environment: Environment): Promise<Platform> {
  const platform = await startPlatform(environment);
  console.log(`${environment.PRODUCT_NAME} is ready: ${platform.url}`);
  return platform;
}
