import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { RemoteError } from './remote-error';
import { preloadAssets, readRemoteManifest, type RemoteManifest } from './remote-manifest';

/** An exposed module: one file in `exposed/`, whose default export is the screen. */
export interface RemoteModule {
  default: ComponentType<Record<string, unknown>>;
}

/** The part of the federation runtime in use (`@module-federation/enhanced/runtime`). */
export interface FederationRuntime {
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string; type: 'script' }[]): void;
  loadRemote(id: string): Promise<unknown>;
}

export interface RemoteLoader {
  /** The screen as a lazy component, the same one on every call until it is forgotten. */
  screen(remote: string, module: string): LazyExoticComponent<RemoteModule['default']>;
  /** Preloads a screen. Resolves when it can be rendered, or could not be loaded: a failure is not reported, and the screen is loaded again when it is shown. */
  preload(remote: string, module: string): Promise<void>;
  /** Drops a failed screen, so that the next `screen()` reloads. */
  forget(remote: string, module: string): void;
}

/** Pauses before the second and third attempt, in milliseconds: enough for a lost packet or a gateway restart. */
const RETRY_PAUSES_MS = [400, 1600];

/**
 * Loads remotes' modules at run time.
 *
 * @param addresses the address of each remote's files, from `/config.json`: `{ game: '/remotes/game/' }`
 * @param pause waits between attempts; replaced in tests
 */
export function createRemoteLoader(addresses: Record<string, string>, runtime: FederationRuntime, pause: (milliseconds: number) => Promise<void> = sleep): RemoteLoader {
  const loading = new Map<string, Promise<RemoteModule>>();
  const screens = new Map<string, LazyExoticComponent<RemoteModule['default']>>();
  /** The manifest of each remote whose code already runs in this page. A page never mixes two releases of one remote. */
  const running = new Map<string, RemoteManifest>();
  const registered = new Set<string>();

  async function loadOnce(remote: string, module: string): Promise<RemoteModule> {
    const address = addresses[remote];
    if (!address) throw new RemoteError('unreachable', remote, `No address is configured for ${remote}`);
    const manifest = running.get(remote) ?? (await readRemoteManifest(remote, address));
    const id = register(manifest);
    // The files load in parallel with the remote's entry instead of after it.
    preloadAssets(manifest, module);
    try {
      const loaded = await runtime.loadRemote(`${id}/${module.replace(/^\.\//, '')}`);
      if (!isRemoteModule(loaded)) throw new Error(`${remote} exposes no screen as ${module}`);
      running.set(remote, manifest);
      return loaded;
    } catch (cause) {
      if (running.has(remote)) await refuseNewRelease(remote, address, manifest);
      throw new RemoteError('unreachable', remote, `${remote} ${module} could not be loaded: ${String(cause)}`, { cause });
    }
  }

  /** Registers each release under its own name, so that an entry that failed to load does not block a newer one. */
  function register({ entry, globalName }: RemoteManifest): string {
    const name = `${globalName}@${entry.slice(entry.lastIndexOf('/') + 1)}`;
    if (!registered.has(name)) {
      runtime.registerRemotes([{ name, entry, entryGlobalName: globalName, type: 'script' }]);
      registered.add(name);
    }
    return name;
  }

  async function refuseNewRelease(remote: string, address: string, current: RemoteManifest): Promise<void> {
    const latest = await readRemoteManifest(remote, address);
    if (latest.entry !== current.entry) throw new RemoteError('outdated', remote, `${remote} was released anew since this page was opened`);
  }

  async function loadWithRetry(remote: string, module: string): Promise<RemoteModule> {
    for (const milliseconds of RETRY_PAUSES_MS) {
      try {
        return await loadOnce(remote, module);
      } catch (error) {
        if (error instanceof RemoteError && error.kind === 'outdated') throw error;
        await pause(milliseconds);
      }
    }
    return loadOnce(remote, module);
  }

  function load(remote: string, module: string): Promise<RemoteModule> {
    const key = `${remote} ${module}`;
    const known = loading.get(key);
    if (known) return known;
    const started = loadWithRetry(remote, module);
    loading.set(key, started);
    return started;
  }

  return {
    screen(remote, module) {
      const key = `${remote} ${module}`;
      const known = screens.get(key);
      if (known) return known;
      const screen = lazy(() => load(remote, module));
      screens.set(key, screen);
      return screen;
    },
    async preload(remote, module) {
      await load(remote, module).catch(() => loading.delete(`${remote} ${module}`));
    },
    forget(remote, module) {
      loading.delete(`${remote} ${module}`);
      screens.delete(`${remote} ${module}`);
    },
  };
}

function isRemoteModule(loaded: unknown): loaded is RemoteModule {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded && loaded.default !== undefined;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
