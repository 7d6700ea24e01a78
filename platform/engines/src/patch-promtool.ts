import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyModule } from './copy-module';

const MODULE = 'github.com/prometheus/prometheus';
/** Its packages that rules need two types of, and that bring the clients of a dozen clouds, minutes to compile. */
const CUT_SHORT = ['config', 'notifier'];

/** Has the sources in this folder built with what promtool tries rules by. @throws Error when its source is another one than we know */
export async function patchPromtool(source: string): Promise<void> {
  const patched = await copyModule(source, MODULE);
  for (const name of CUT_SHORT) {
    await rm(join(patched, name), { recursive: true });
    await cp(join(source, 'instead-of', name), join(patched, name), { recursive: true });
  }
  await rename(join(patched, 'cmd', 'promtool', 'unittest.go'), join(source, 'unittest.go'));
}
