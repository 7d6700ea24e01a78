import { runProcess } from '@fairshare/service-kit';
import { readPlatformEnvironment } from './environment';
import { runPlatform } from './run';

/** What `npm start` runs. */
runProcess(async () => runPlatform(readPlatformEnvironment()));
