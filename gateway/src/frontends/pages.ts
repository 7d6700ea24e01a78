import { join } from 'node:path';
import { createFileReader, textFile, type StaticFile } from './static-file';
import { createWebFileReader } from './web-file';
import { webManifest } from './web-manifest';

/** Where the built frontends lie, each a directory or the http address of a web server's, with an `assets/` whose names carry a content hash. */
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
  /** Where each remote's files lie, ending in a slash: `{ game: '/remotes/game/' }`. */
  readonly remotes: Readonly<Record<string, string>>;
}

/** What a browser asks for. */
export interface PageRequest {
  /** The path's segments, decoded, without any that steps out of its directory. */
  readonly segments: readonly string[];
  readonly acceptEncoding: string | undefined;
  /** A page is being opened, as opposed to a file of one being fetched. */
  readonly isNavigation: boolean;
  /** Somebody may be signed in: a landing page is for those who are not. */
  readonly hasSession: boolean;
}

export interface Page {
  readonly file: StaticFile;
  readonly immutable: boolean;
  /** The same address has another page with a session cookie. */
  readonly variesByCookie: boolean;
}

/** The frontends' files by address. */
export interface Pages {
  find(request: PageRequest): Promise<Page | null>;
}

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/** The page of a scoring link, whose token has a dot and is no file's name. */
const TOKEN_PAGE = 'score';

/** First segments that are never a page, in any spelling. */
const NOT_PAGES = new Set(['api', 'internal', 'ws', 'metrics', 'healthz', 'readyz']);

export function createPages(source: FrontendsSource, browserConfig: BrowserConfig): Pages {
  const readFile = createFileReader();
  const readWebFile = createWebFileReader();
  const config = textFile(JSON.stringify(browserConfig), '.json');
  const manifest = textFile(JSON.stringify(webManifest(browserConfig.productName)), '.webmanifest');
  const page = (file: StaticFile | null, rest: Partial<Page> = {}): Page | null => file && { file, immutable: false, variesByCookie: false, ...rest };

  function read(place: string, segments: readonly string[], accepted: string | undefined): Promise<StaticFile | null> {
    if (!isAddress(place)) return readFile(join(place, ...segments), accepted);
    return readWebFile(`${place.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}`, accepted);
  }

  /** A file of one frontend. Names that begin with a dot are notes of the build. */
  async function fileOf(place: string, segments: readonly string[], accepted: string | undefined): Promise<Page | null> {
    if (segments.some((segment) => segment === '' || segment.startsWith('.'))) return null;
    return page(await read(place, segments, accepted), { immutable: segments[0] === 'assets' && segments.length > 1 });
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
        // A remote may have a page of its own. Its files are found next to it, so the slash at the end is needed.
        const wanted = asked.length === 3 && asked[2] === '' ? ['index.html'] : segments.slice(2);
        return place === undefined ? null : fileOf(place, wanted, acceptEncoding);
      }
      const shellFile = (name: string) => read(source.shell, [name], acceptEncoding);
      if (segments.length === 1 && first === '') {
        const landing = hasSession ? null : await shellFile('landing.html');
        return page(landing ?? (await shellFile('index.html')), { variesByCookie: true });
      }
      const found = await fileOf(source.shell, segments, acceptEncoding);
      if (found) return found;
      const isScreen = isNavigation && first !== 'assets' && segments.every((segment) => segment !== '' && (first === TOKEN_PAGE || !segment.includes('.')));
      return isScreen ? page(await shellFile('index.html')) : null;
    },
  };
}
