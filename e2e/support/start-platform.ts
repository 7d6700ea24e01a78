import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairshare/native-infrastructure';
import { launchPlatform } from './platform';

/** Starts the built platform on a port and a directory of its own; ends it after the last test. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-e2e-'));
  const platform = await launchPlatform({ port: await freePort(), dataDir });
  process.env.BASE_URL = platform.url;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
