/**
 * Plays rounds with the specification's calls, and records the responses of the current code:
 * node scripts/bundle-server.mjs platform/embedded/test/answers/record.ts platform/embedded/dist/record-answers.cjs && node platform/embedded/dist/record-answers.cjs <file>
 * Record with the code of a release, and compare with the code after it: see `same-answers.test.ts`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairshare/engines';
import { readPlatformEnvironment } from '../../src/environment';
import { startPlatform } from '../../src/platform';
import { GROUP_SIZES, playRounds } from './rounds';
import { type Answered, type Call, Talk, writeAnswers } from './talk';

async function record(file: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-record-'));
  const talk = new Talk();
  const environment = readPlatformEnvironment({ DATA_DIR: dataDir, PORT: String(await freePort()), RATE_LIMIT_MULTIPLIER: '10000', LOG_LEVEL: 'error' });
  const platform = await startPlatform(environment, { clock: talk.clock });
  const answers: Answered[] = [];
  try {
    const groups = await talk.begin(platform.url, GROUP_SIZES);
    await playRounds(groups, async (call: Call) => {
      const answered = await talk.ask(call);
      answers.push(answered);
      return answered;
    });
    await writeAnswers(file, answers);
    process.stdout.write(`${answers.length} answers\n`);
  } finally {
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const [, , file] = process.argv;
if (!file) throw new Error('usage: record-answers.cjs <file>');
void record(file).then(() => process.exit(0));
