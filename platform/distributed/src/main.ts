import { runProcess } from '@fairshare/service-kit';
import { readDistributedEnvironment } from './environment';
import { startDistributed } from './platform';

runProcess(async () => {
  const environment = readDistributedEnvironment();
  const platform = await startDistributed(environment, { say: (line) => console.log(line) });
  await platform.ready();
  for (const url of platform.urls) console.log(`${environment.PRODUCT_NAME} is ready: ${url.replace('127.0.0.1', 'localhost')}`);
  return platform;
});
