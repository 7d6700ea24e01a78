/**
 * Builds one frontend for its image: `node scripts/build-frontend.mjs <name>`. The shell's service worker lists the files of the game and
 * of the account area, so those are built beside it; the same sources give the same names in their own images.
 */
import { buildAll } from './lib/builds.mjs';

const [frontend] = process.argv.slice(2);
if (!frontend) throw new Error('usage: node scripts/build-frontend.mjs <name>');

const needed = frontend === 'shell' ? ['shell', 'game', 'account'] : [frontend];
await buildAll((name) => needed.some((one) => name === `frontends/${one}`));
