import { SHELL_CONTRACT } from './shell-contract';
import { RemoteError } from './remote-error';

/** What the shell needs of a remote's `mf-manifest.json`. */
export interface RemoteManifest {
  /** Absolute URL of the hashed entry script; changes with every release of the remote. */
  entry: string;
  /** The global variable that the entry script sets. */
  globalName: string;
  /** Absolute URLs of what a module needs first, so that it loads beside the entry and not after it. */
  assetsOf(module: string): { scripts: string[]; styles: string[] };
}

interface ManifestFile {
  metaData: { globalName: string; shellContract?: number; remoteEntry: { name: string; path: string } };
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/**
 * Reads a remote's manifest, past every cache, and checks it before any of the remote's code runs.
 *
 * @param address where the remote's files lie, ending in a slash: `/remotes/game/`
 * @throws RemoteError `unreachable` when there is no manifest to be had, `outdated` when it states another shell contract
 */
export async function readRemoteManifest(remote: string, address: string): Promise<RemoteManifest> {
  const base = new URL(address, window.location.href);
  const file = await fetchManifest(remote, new URL('mf-manifest.json', base));
  const { globalName, shellContract, remoteEntry } = file.metaData;
  if (shellContract !== SHELL_CONTRACT) {
    throw new RemoteError('outdated', remote, `${remote} was built for shell contract ${shellContract}, this shell keeps ${SHELL_CONTRACT}`);
  }
  const absolute = (name: string) => new URL(name, base).href;
  return {
    entry: absolute(joinPath(remoteEntry.path, remoteEntry.name)),
    globalName,
    assetsOf(module) {
      const assets = file.exposes.find((expose) => expose.path === module)?.assets;
      return { scripts: (assets?.js.sync ?? []).map(absolute), styles: (assets?.css.sync ?? []).map(absolute) };
    },
  };
}

async function fetchManifest(remote: string, url: URL): Promise<ManifestFile> {
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
    return (await response.json()) as ManifestFile;
  } catch (cause) {
    throw new RemoteError('unreachable', remote, `No manifest of ${remote}: ${String(cause)}`, { cause });
  }
}

function joinPath(folder: string, name: string): string {
  return folder === '' || folder.endsWith('/') ? folder + name : `${folder}/${name}`;
}
