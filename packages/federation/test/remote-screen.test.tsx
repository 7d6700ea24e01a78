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

/** React reports what a boundary caught on the console; a failure here is the point of the test. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test('a remote screen is shown once its manifest and module are there, its files asked for side by side', async () => {
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
])('two failures of %s are overcome without a word', async (_part, failures) => {
  const { runtime } = aRemote(failures);
  show(runtime);
  expect(await screen.findByText('Scores')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a remote that stays away is reported, the rest of the page stays, and another try brings it', async () => {
  const { runtime } = aRemote({ manifestFails: 3 });
  show(runtime);
  const retry = await screen.findByText('game unreachable');
  expect(screen.getByText('the rest of the page')).toBeTruthy();
  await act(async () => retry.click());
  expect(await screen.findByText('Scores')).toBeTruthy();
});

test('a remote that stays away is tried again when the network returns', async () => {
  const { runtime } = aRemote({ manifestFails: 3 });
  show(runtime);
  await screen.findByText('game unreachable');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Scores')).toBeTruthy();
});

test('a remote without an address is unreachable', async () => {
  show(aRemote().runtime, {});
  expect(await screen.findByText('game unreachable')).toBeTruthy();
});

test('a remote of another shell contract is outdated: not one line of it runs, and nothing is tried twice', async () => {
  const { remote, runtime } = aRemote({ contract: SHELL_CONTRACT + 1 });
  show(runtime);
  expect(await screen.findByText('game outdated')).toBeTruthy();
  expect(remote).toMatchObject({ loads: [], manifestReads: 1 });
});

test('a screen that throws is caught and can be drawn again', async () => {
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

test('an entry that failed does not stand in the way of the next release', async () => {
  const { remote, runtime } = aRemote({ loadFails: 3 });
  show(runtime);
  const retry = await screen.findByText('game unreachable');
  remote.entry = 'fairshare_game.bbbb.js';
  await act(async () => retry.click());
  await screen.findByText('Scores');
  expect(remote.loads.at(-1)).toBe('http://localhost/remotes/game/assets/fairshare_game.bbbb.js main');
});

test('two releases of one remote never run in one page: a file gone since is an update', async () => {
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

test('a screen fetched ahead is there without another load', async () => {
  const { remote, runtime } = aRemote();
  const loader = createRemoteLoader({ game: '/remotes/game/' }, runtime, () => Promise.resolve());
  await loader.preload('game', './main');
  expect(remote.loads).toHaveLength(1);
  showFrom(loader);
  await screen.findByText('Scores');
  expect(remote.loads).toHaveLength(1);
});

test('a screen that cannot be fetched ahead is no failure yet', async () => {
  const { remote, runtime } = aRemote({ loadFails: 3 });
  const loader = createRemoteLoader({ game: '/remotes/game/' }, runtime, () => Promise.resolve());
  await loader.preload('game', './main');
  expect(remote.loads).toHaveLength(3);
  showFrom(loader);
  await screen.findByText('Scores');
});
