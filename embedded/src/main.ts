import { readPlatformEnvironment } from './environment';
import { failToStart, runPlatform } from './run';

/** What `npm start` runs. */
const main = async (): Promise<void> => runPlatform(readPlatformEnvironment());

main().catch(failToStart);
