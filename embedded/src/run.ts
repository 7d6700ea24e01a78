import { BadEnvironment } from '@fairshare/service-kit';
import type { Environment } from './environment';
import { startPlatform } from './platform';

/** Runs the platform until somebody stops it: what is under way is finished first. */
export async function runPlatform(environment: Environment): Promise<void> {
  const platform = await startPlatform(environment);
  console.log(`${environment.PRODUCT_NAME} is ready: ${platform.url}`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    platform.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Ends the process that could not start. The operator's mistakes get one line; ours get their stack. */
export function failToStart(error: unknown): never {
  if (error instanceof BadEnvironment) console.error(error.message);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') console.error(`${error.message}: choose another PORT`);
  else console.error(error);
  process.exit(1);
}
