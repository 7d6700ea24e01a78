import { readReconcileRequest, runProcess, runTask } from '@fairshare/service-kit';
import { readPlatformEnvironment } from './environment';
import { reconcileService } from './platform';
import { runPlatform } from './run';

const [command, service, ...options] = process.argv.slice(2);

if (command === 'reconcile') {
  runTask(async () => {
    const isDone = await reconcileService(readPlatformEnvironment(), service, readReconcileRequest(options), (line) => console.log(line));
    return isDone ? 0 : 1;
  });
} else {
  runProcess(async () => runPlatform(readPlatformEnvironment()));
}
