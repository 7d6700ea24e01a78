import { join } from 'node:path';
import { FileCache } from './file-cache';
import { linkPreviewOf, withLinkPreview } from './link-previews';
import { compressedTextFile, createFileReader, preferredEncoding, textFile, type StaticFile } from './static-file';
import { createWebFileReader } from './web-file';
import { webManifest } from './web-manifest';

/** Where the built frontends are: each is a directory or the HTTP address of one, with an `assets/` whose names contain a content hash. */
export interface FrontendsSource {
  /** Served at `/`. */
  readonly shell: string;
  /** Served at `/remotes/<name>/`. */
  readonly remotes: Readonly<Record<string, string>>;
}

/** What the browser needs to know of its deployment: `/config.json`. */
export interface BrowserConfig {
  readonly productName: string;
  readonly supportEmail: string;
  /** Null when payments are simulated. */
  readonly stripePublishableKey: string | null;
  /** Null when analytics are off. */
  readonly analyticsMeasurementId: string | null;
  readonly adPixelId: string | null;
  /** The path of each remote's files, with a trailing slash: `{ game: '/remotes/game/' }`. */
  readonly remotes: Readonly<Record<string, string>>;
}

/** A browser's request for a page or a file. */
export interface PageRequest {
  /** The path's segments, decoded, without any path traversal. */
  readonly segments: readonly string[];
  readonly acceptEncoding: string | undefined;
  /** Whether a page is being opened, not a file of a page fetched. */
  readonly isNavigation: boolean;
  /** Whether the user may be signed in: the landing page is for users who are not. */
  readonly hasSession: boolean;
}

export interface Page {
  readonly file: StaticFile;
  readonly immutable: boolean;
  /** Whether the same address has another page with a session cookie. */
  readonly variesByCookie: boolean;
  /** Whether search engines should not list it. */
  readonly isUnlisted: boolean;
}

/** The frontends' files by address. */
export interface Pages {
  find(request: PageRequest): Promise<Page | null>;
}

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/** First segments that are never a page, in any spelling. */
const NOT_PAGES = new Set(['api', 'internal', 'ws', 'metrics', 'healthz', 'readyz']);

/** Screens that open with a token, which may contain a dot: a scoring link's token is `<round>.<secret>`. */
const TOKEN_SCREENS = new Set(['score', 'watch']);

/** @param origin the address people use, without a path */
export function createPages(source: FrontendsSource, browserConfig: BrowserConfig, origin: string): Pages {
  const readFile = createFileReader();
  const readWebFile = createWebFileReader();
  const config = textFile(JSON.stringify(browserConfig), '.json');
  const manifest = textFile(JSON.stringify(webManifest(browserConfig.productName)), '.webmanifest');
  const page = (file: StaticFile | null, rest: Partial<Page> = {}): Page | null => file && { file, immutable: false, variesByCookie: false, isUnlisted: false, ...rest };

  function read(place: string, segments: readonly string[], accepted: string | undefined): Promise<StaticFile | null> {
    if (!isAddress(place)) return readFile(join(place, ...segments), accepted);
    return readWebFile(`${place.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}`, accepted);
  }

  /** A file of one frontend. Names that begin with a dot are build metadata. */
  async function fileOf(place: string, segments: readonly string[], accepted: string | undefined): Promise<Page | null> {
    if (segments.some((segment) => segment === '' || segment.startsWith('.'))) return null;
    return page(await read(place, segments, accepted), { immutable: segments[0] === 'assets' && segments.length > 1 });
  }

  const previewed = new FileCache<StaticFile>();

  /** A page of the shell, with the link preview of its address if it has one. */
  async function shellPage(name: string, segments: readonly string[], accepted: string | undefined, rest: Partial<Page> = {}): Promise<Page | null> {
    const preview = linkPreviewOf(segments, browserConfig);
    const file = await read(source.shell, [name], preview ? undefined : accepted);
    if (!preview || file === null || file.encoding !== 'identity') return page(file, rest);
    const key = [preferredEncoding(accepted), segments[0], file.etag].join(' ');
    const make = () => compressedTextFile(withLinkPreview(file.body.toString(), preview, browserConfig, origin), '.html', accepted);
    return page(await (previewed.get(key) ?? previewed.set(key, make())), { ...rest, isUnlisted: !preview.isPublic });
  }

  return {
    async find({ segments: asked, acceptEncoding, isNavigation, hasSession }) {
      const segments = asked.length > 1 && asked.at(-1) === '' ? asked.slice(0, -1) : asked;
      const [first = '', second = ''] = segments;
      if (NOT_PAGES.has(first.toLowerCase())) return null;
      if (segments.length === 1 && first === 'config.json') return page(config);
      if (segments.length === 1 && first === 'manifest.webmanifest') return page(manifest);
      if (first === 'remotes') {
        const place = Object.hasOwn(source.remotes, second) ? source.remotes[second] : undefined;
        // A remote may have its own page. Its files are next to it, so the trailing slash is required.
        const wanted = asked.length === 3 && asked[2] === '' ? ['index.html'] : segments.slice(2);
        return place === undefined ? null : fileOf(place, wanted, acceptEncoding);
      }
      const byCookie = { variesByCookie: true };
      if (segments.length === 1 && first === '') {
        const landing = hasSession ? null : await shellPage('landing.html', segments, acceptEncoding, byCookie);
        return landing ?? page(await read(source.shell, ['index.html'], acceptEncoding), byCookie);
      }
      const found = await fileOf(source.shell, segments, acceptEncoding);
      if (found) return found;
      const hasToken = segments.length === 2 && TOKEN_SCREENS.has(first);
      const isScreen = isNavigation && first !== 'assets' && segments.every((segment) => segment !== '' && (hasToken || !segment.includes('.')));
      return isScreen ? shellPage('index.html', segments, acceptEncoding) : null;
    },
  };
}
