import { failToStart } from '@fairshare/service-kit';
import { readPlatformEnvironment } from '../environment';
import { reconcilePlatform } from './reconcile';

/** What `npm run reconcile` runs. Ends with 1 when somebody has to look. */
async function main(): Promise<void> {
  const { asked, repaired, unknown, failed } = await reconcilePlatform(readPlatformEnvironment());
  console.log(`Asked about ${asked} customers: ${repaired.length} repaired, ${unknown.length} unknown to the provider, ${failed.length} failed.`);
  for (const userId of repaired) console.log(`  repaired  ${userId}`);
  for (const userId of unknown) console.log(`  unknown   ${userId}  (left as it was: are these the keys of another account?)`);
  for (const { userId, reason } of failed) console.log(`  failed    ${userId}  ${reason}`);
  if (unknown.length + failed.length > 0) process.exitCode = 1;
}

main().catch(failToStart);
