/**
 * Builds one frontend for its image: `node scripts/build-frontend.mjs <name>`. The shell's service worker lists the files of the game and of the account area,
 * so those are built as well. The same sources produce the same file names in their own images.
 */
import { buildAll } from './lib/builds.mjs';

const [frontend] = process.argv.slice(2);
if (!frontend) throw new Error('usage: node scripts/build-frontend.mjs <name>');

const needed = frontend === 'shell' ? ['shell', 'game', 'account'] : [frontend];
await buildAll((name) => needed.some((one) => name === `frontends/${one}`));
