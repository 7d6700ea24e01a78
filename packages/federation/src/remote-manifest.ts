import { takePrefetched } from './prefetch';
import { SHELL_CONTRACT } from './shell-contract';
import { RemoteError } from './remote-error';

/** What the shell needs of a remote's `mf-manifest.json`. */
export interface RemoteManifest {
  /** Absolute URL of the hashed entry script; changes with every release of the remote. */
  entry: string;
  /** The global variable that the entry script sets. */
  globalName: string;
  /** Absolute URLs of the files that a module needs at once and for what it shows first, so that they load in parallel with the entry. */
  assetsOf(module: string): { scripts: string[]; styles: string[] };
}

interface ManifestFile {
  metaData: { globalName: string; shellContract?: number; remoteEntry: { name: string; path: string }; needsSoon?: Record<string, string[]> };
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/**
 * Reads a remote's manifest, revalidated with the server, and checks it before any of the remote's code runs.
 *
 * @param address the address of the remote's files, ending in a slash: `/remotes/game/`
 * @param fetchJson fetches its JSON
 * @throws RemoteError `unreachable` when the manifest cannot be fetched, `outdated` when it states another shell contract
 */
export async function readRemoteManifest(remote: string, address: string, fetchJson = takePrefetched): Promise<RemoteManifest> {
  const base = new URL(address, window.location.href);
  const file = await fetchManifest(remote, new URL('mf-manifest.json', base), fetchJson);
  const { globalName, shellContract, remoteEntry, needsSoon } = file.metaData;
  if (shellContract !== SHELL_CONTRACT) {
    throw new RemoteError('outdated', remote, `${remote} was built for shell contract ${shellContract}, this shell keeps ${SHELL_CONTRACT}`);
  }
  const absolute = (name: string) => new URL(name, base).href;
  return {
    entry: absolute(joinPath(remoteEntry.path, remoteEntry.name)),
    globalName,
    assetsOf(module) {
      const assets = file.exposes.find((expose) => expose.path === module)?.assets;
      const files = [...(assets?.js.sync ?? []), ...(assets?.css.sync ?? []), ...(needsSoon?.[module] ?? [])].map(absolute);
      return { scripts: files.filter((file) => file.endsWith('.js')), styles: files.filter((file) => file.endsWith('.css')) };
    },
  };
}

async function fetchManifest(remote: string, url: URL, fetchJson: typeof takePrefetched): Promise<ManifestFile> {
  try {
    return (await fetchJson(url.href, { cache: 'no-cache' })) as ManifestFile;
  } catch (cause) {
    throw new RemoteError('unreachable', remote, `No manifest of ${remote}: ${String(cause)}`, { cause });
  }
}

/** Preloads a module's files, without running any of them. */
export function preloadAssets(manifest: RemoteManifest, module: string): void {
  const { scripts, styles } = manifest.assetsOf(module);
  for (const [as, urls] of [
    ['script', [manifest.entry, ...scripts]],
    ['style', styles],
  ] as const) {
    for (const href of urls) {
      if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }));
    }
  }
}

function joinPath(folder: string, name: string): string {
  return folder === '' || folder.endsWith('/') ? folder + name : `${folder}/${name}`;
}
