import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyModule } from './copy-module';

const MODULE = 'github.com/prometheus/prometheus';
/** Two of its packages. Rules need only two types of them, but they depend on the clients of a dozen clouds, which take minutes to compile. */
const CUT_SHORT = ['config', 'notifier'];

/** Makes the sources in this folder use promtool's own code for testing rules. @throws Error when promtool's source has an unknown form */
export async function patchPromtool(source: string): Promise<void> {
  const patched = await copyModule(source, MODULE);
  for (const name of CUT_SHORT) {
    await rm(join(patched, name), { recursive: true });
    await cp(join(source, 'instead-of', name), join(patched, name), { recursive: true });
  }
  await rename(join(patched, 'cmd', 'promtool', 'unittest.go'), join(source, 'unittest.go'));
}
