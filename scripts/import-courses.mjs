/**
 * `npm run import-courses -- FILE [--to LIBRARY]`: adds course cards from a file (OpenGolf's GeoJSON or NDJSON, Open Course JSON, CSV) to the course library,
 * and prints which it refused and why. It fetches nothing, and is idempotent. docs/course-library.md describes the formats.
 */
import { join } from 'node:path';
import { ROOT, run } from './lib/run.mjs';

const bundle = join(ROOT, 'services', 'groups', 'dist', 'import-courses.cjs');
await run(process.execPath, [join(ROOT, 'scripts', 'bundle-server.mjs'), join(ROOT, 'services', 'groups', 'src', 'import-courses.command.ts'), bundle], { quiet: true });
await import(bundle);
