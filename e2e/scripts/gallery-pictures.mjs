/**
 * `npm run gallery-pictures`: renews the reference screenshots of the gallery's test in e2e/gallery-pictures. Review the changes (`git diff`) before you commit
 * them. CHROMIUM_PATH: an installed Chromium.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { installDependencies } from '../../scripts/lib/dependencies.mjs';
import { ROOT, tool } from '../../scripts/lib/run.mjs';

await installDependencies();
process.env.CHROMIUM_PATH = await findChromium();
// Deletes the pictures of removed components, too.
await rm(join(ROOT, 'e2e', 'gallery-pictures'), { recursive: true, force: true });
await tool('playwright', ['test', '--config=e2e/gallery.config.ts', '--project=beyond', '--grep=each component matches', '--update-snapshots=all', '--quiet']);
