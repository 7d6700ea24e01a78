/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRemoteLoader, RemoteScreen, RemotesProvider, SHELL_CONTRACT, type FederationRuntime, type RemoteLoader } from '../src';

/** A remote as the network and the federation runtime present it; each part can be made to fail a number of times. */
function aRemote({ contract = SHELL_CONTRACT, manifestFails = 0, loadFails = 0, Screen = () => <h1>Scores</h1> } = {}) {
  const remote = { manifestReads: 0, loads: [] as string[], entry: 'fairshare_game.aaaa.js', manifestFails, loadFails };
  globalThis.fetch = async () => {
    remote.manifestReads += 1;
    if (remote.manifestFails-- > 0) return { ok: false, status: 404 } as Response;
    const manifest = {
      metaData: { globalName: 'fairshare_game', shellContract: contract, remoteEntry: { name: remote.entry, path: 'assets' } },
      exposes: [{ path: './main', assets: { js: { sync: ['assets/main.js'] }, css: { sync: ['assets/main.css'] } } }],
    };
    return { ok: true, status: 200, json: async () => manifest } as Response;
  };
  const entries = new Map<string, string>();
  const runtime: FederationRuntime = {
    registerRemotes: (remotes) => remotes.forEach(({ name, entry }) => entries.set(name, entry)),
    loadRemote: async (id) => {
      remote.loads.push(`${entries.get(id.slice(0, id.lastIndexOf('/')))} ${id.slice(id.lastIndexOf('/') + 1)}`);
      if (remote.loadFails-- > 0) throw new Error('ChunkLoadError');
      return { default: Screen };
    },
  };
  return { remote, runtime };
}

function show(runtime: FederationRuntime, addresses: Record<string, string> = { game: '/remotes/game/' }) {
  return showFrom(createRemoteLoader(addresses, runtime, () => Promise.resolve()));
}

function showFrom(loader: RemoteLoader) {
  return render(
    <RemotesProvider loader={loader}>
      <nav>the rest of the page</nav>
      <RemoteScreen remote="game" module="./main" pending={<p>loading</p>} fallback={({ kind, remote, retry }) => <button onClick={retry}>{`${remote} ${kind}`}</button>} />
    </RemotesProvider>,
  );
}

beforeAll(() => {
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
});

/** React logs the errors that a boundary caught to the console; these tests expect them. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test('when the manifest and module of a remote arrive, then its screen shows', async () => {
  const { remote, runtime } = aRemote();
  show(runtime);
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('Scores')).toBeTruthy();
  expect(remote.loads).toEqual(['http://localhost/remotes/game/assets/fairshare_game.aaaa.js main']);
  expect([...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)).toEqual([
    'preload /remotes/game/assets/fairshare_game.aaaa.js',
    'preload /remotes/game/assets/main.js',
    'preload /remotes/game/assets/main.css',
  ]);
});

test.each([
  ['the manifest', { manifestFails: 2 }],
  ['the code', { loadFails: 2 }],
])('when %s fails twice, then the screen is still shown, without an error message', async (_part, failures) => {
  const { runtime } = aRemote(failures);
  show(runtime);
  expect(await screen.findByText('Scores')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('when a remote stays unreachable, then a retry shows the screen', async () => {
  const { runtime } = aRemote({ manifestFails: 3 });
  show(runtime);
  const retry = await screen.findByText('game unreachable');
  expect(screen.getByText('the rest of the page')).toBeTruthy();
  await act(async () => retry.click());
  expect(await screen.findByText('Scores')).toBeTruthy();
});

test('when the network returns, then a remote that was unreachable is loaded again', async () => {
  const { runtime } = aRemote({ manifestFails: 3 });
  show(runtime);
  await screen.findByText('game unreachable');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Scores')).toBeTruthy();
});

test('when a remote has no address, then it is unreachable', async () => {
  show(aRemote().runtime, {});
  expect(await screen.findByText('game unreachable')).toBeTruthy();
});

test('when a remote has another shell contract, then it is outdated', async () => {
  const { remote, runtime } = aRemote({ contract: SHELL_CONTRACT + 1 });
  show(runtime);
  expect(await screen.findByText('game outdated')).toBeTruthy();
  expect(remote).toMatchObject({ loads: [], manifestReads: 1 });
});

test('when a screen throws, then a retry draws it again', async () => {
  let broken = true;
  const { runtime } = aRemote({
    Screen: () => {
      if (broken) throw new Error('no such player');
      return <h1>Scores</h1>;
    },
  });
  show(runtime);
  const retry = await screen.findByText('game crashed');
  broken = false;
  await act(async () => retry.click());
  expect(await screen.findByText('Scores')).toBeTruthy();
});

test('when an entry failed and a release came, then a retry loads that', async () => {
  const { remote, runtime } = aRemote({ loadFails: 3 });
  show(runtime);
  const retry = await screen.findByText('game unreachable');
  remote.entry = 'fairshare_game.bbbb.js';
  await act(async () => retry.click());
  await screen.findByText('Scores');
  expect(remote.loads.at(-1)).toBe('http://localhost/remotes/game/assets/fairshare_game.bbbb.js main');
});

test("when a running release's file is gone, then the screen is outdated", async () => {
  const { remote, runtime } = aRemote();
  const loader = createRemoteLoader({ game: '/remotes/game/' }, runtime, () => Promise.resolve());
  const kinds: string[] = [];
  const page = (module: string) => (
    <RemotesProvider loader={loader}>
      <RemoteScreen remote="game" module={module} pending={null} fallback={({ kind }) => (kinds.push(kind), null)} />
    </RemotesProvider>
  );
  const { rerender } = render(page('./main'));
  await screen.findByText('Scores');
  remote.entry = 'fairshare_game.bbbb.js';
  remote.loadFails = 1;
  rerender(page('./rules'));
  await waitFor(() => expect(kinds).toContain('outdated'));
});

test('when a screen was fetched ahead, then it is shown without another load', async () => {
  const { remote, runtime } = aRemote();
  const loader = createRemoteLoader({ game: '/remotes/game/' }, runtime, () => Promise.resolve());
  await loader.preload('game', './main');
  expect(remote.loads).toHaveLength(1);
  showFrom(loader);
  await screen.findByText('Scores');
  expect(remote.loads).toHaveLength(1);
});

test('when a screen cannot be prefetched, then it is loaded when needed', async () => {
  const { remote, runtime } = aRemote({ loadFails: 3 });
  const loader = createRemoteLoader({ game: '/remotes/game/' }, runtime, () => Promise.resolve());
  await loader.preload('game', './main');
  expect(remote.loads).toHaveLength(3);
  showFrom(loader);
  await screen.findByText('Scores');
});

test.each([
  [404, 'outdated'],
  [200, 'unreachable'],
])('when part of a screen is not loaded, answered %i, then it is %s', async (status, kind) => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: '/remotes/game/assets/7.js' });
  const { runtime } = aRemote({
    Screen: () => {
      throw chunk;
    },
  });
  const manifest = globalThis.fetch;
  globalThis.fetch = async (url, options) => (options?.method === 'HEAD' ? ({ status } as Response) : manifest(url, options));
  show(runtime);
  expect(await screen.findByRole('button')).toHaveProperty('textContent', `game ${kind}`);
});
