import { BadEnvironment, runProcess } from '@fairshare/service-kit';
import { readPlatformEnvironment } from '../environment';
import { runPlatform } from '../run';
import { DEMO_USERS } from './demo-users';
import { DemoDirectory } from './data-directory';
import { seedDemo } from './seed';

/** `npm run demo`: the platform with seed data. */
runProcess(async () => {
  const environment = readPlatformEnvironment({ DATA_DIR: '.demo', ...process.env, ADMIN_EMAILS: DEMO_USERS.admin.email });
  if (environment.STRIPE_SECRET_KEY || environment.SMTP_URL) throw new BadEnvironment('the demo charges nobody and writes to nobody: unset STRIPE_* and SMTP_URL');
  const directory = new DemoDirectory(environment.DATA_DIR);
  if (!directory.complete) {
    console.log('Playing some weeks of golf …');
    directory.begin();
    await seedDemo({ ...environment, PUBLIC_URL: undefined });
    directory.finish();
  }
  const platform = await runPlatform(environment);
  for (const { email, password, shows } of Object.values(DEMO_USERS)) console.log(`  ${email.padEnd(24)} ${password}  ${shows}`);
  return platform;
});
