import { runProcess } from '@fairshare/service-kit';
import { readPlatformEnvironment } from './environment';
import { startPlatform } from './platform';

runProcess(async () => {
  const environment = readPlatformEnvironment();
  const platform = await startPlatform(environment);
  console.log(`${environment.PRODUCT_NAME} is ready: ${platform.url}`);
  return platform;
});
