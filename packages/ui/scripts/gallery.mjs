/** Builds the gallery, a page with every component in every state, into gallery/dist/: open its index.html. */
import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const inGallery = (path) => fileURLToPath(new URL(`../gallery/${path}`, import.meta.url));

await mkdir(inGallery('dist'), { recursive: true });
await build({
  entryPoints: [inGallery('gallery.tsx')],
  outdir: inGallery('dist'),
  bundle: true,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"development"' },
  logLevel: 'warning',
});
await copyFile(inGallery('index.html'), inGallery('dist/index.html'));
console.log(`Gallery: ${inGallery('dist/index.html')}`);
