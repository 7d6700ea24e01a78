/** `npm run gallery`: serves every component in every state at http://localhost:6006 (or $PORT), and rebuilds and reloads when the sources change. */
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

const GALLERY = fileURLToPath(new URL('../gallery', import.meta.url));

const gallery = await context({
  entryPoints: [`${GALLERY}/gallery.tsx`],
  outdir: GALLERY,
  write: false,
  bundle: true,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"development"' },
  banner: { js: "new EventSource('/esbuild').addEventListener('change', () => location.reload());" },
  logLevel: 'warning',
});
await gallery.watch();
const { port } = await gallery.serve({ host: '127.0.0.1', port: Number(process.env.PORT ?? 6006), servedir: GALLERY });
console.log(`Gallery: http://localhost:${port}`);
