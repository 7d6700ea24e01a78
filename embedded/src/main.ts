import { readReconcileRequest, runProcess, runTask } from '@fairshare/service-kit';
import { readPlatformEnvironment } from './environment';
import { reconcileService, startPlatform } from './platform';

const [command, service, ...options] = process.argv.slice(2);

if (command === 'reconcile') {
  runTask(async () => {
    const isDone = await reconcileService(readPlatformEnvironment(), service, readReconcileRequest(options), (line) => console.log(line));
    return isDone ? 0 : 1;
  });
} else {
  runProcess(async () => {
    const environment = readPlatformEnvironment();
    const platform = await startPlatform(environment);
    console.log(`${environment.PRODUCT_NAME} is ready: ${platform.url}`);
    return platform;
  });
}
