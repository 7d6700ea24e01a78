import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');

describe('the budgets of first loads', () => {
  let frontends: string;
  beforeEach(async () => (frontends = await mkdtemp(join(tmpdir(), 'fairshare-budgets-test-'))));
  afterEach(() => rm(frontends, { recursive: true }));

  async function put(file: string, content: string | Buffer): Promise<void> {
    await mkdir(dirname(join(frontends, file)), { recursive: true });
    await writeFile(join(frontends, file), content);
  }

  /** Incompressible content, so that its size equals its compressed size. */
  const kilobytes = (count: number) => randomBytes(count * 1_000);

  /** Builds a shell of 10 kB whose page shows a remote's module of 5 + 3 + 2 kB, and 4 kB that are not loaded at first. */
  async function build(): Promise<void> {
    await put(
      'shell/dist/index.html',
      '<link rel="icon" href="/favicon.svg"><script defer="defer" src="/assets/shell.1.js"></script><link href="/assets/shell.1.css" rel="stylesheet">',
    );
    await put('shell/dist/assets/shell.1.js', kilobytes(9));
    await put('shell/dist/assets/shell.1.css', kilobytes(1));
    const assets = { js: { sync: ['assets/main.1.js'], async: ['assets/later.1.js'] }, css: { sync: ['assets/main.1.css'], async: [] } };
    const metaData = { remoteEntry: { path: '', name: 'assets/entry.1.js' }, needsSoon: { './main': ['assets/tab.1.js', 'assets/main.1.css'] } };
    await put('game/dist/mf-manifest.json', JSON.stringify({ metaData, exposes: [{ path: './main', assets }] }));
    await put('game/dist/assets/entry.1.js', kilobytes(2));
    await put('game/dist/assets/main.1.js', kilobytes(5));
    await put('game/dist/assets/main.1.css', kilobytes(1));
    await put('game/dist/assets/tab.1.js', kilobytes(2));
    await put('game/dist/assets/later.1.js', kilobytes(4));
  }

  /** Runs the command. Returns its exit code and its output. */
  async function judge(budgets: { app: number; game: number; part?: number }): Promise<{ code: number; output: string }> {
    const firstLoads = { 'main app': { page: 'index.html', remote: 'game', module: './main', kB: budgets.app } };
    const parts = budgets.part && { 'side games': { remote: 'game', chunk: 'side-games', kB: budgets.part } };
    await put('budgets.json', JSON.stringify({ firstLoads, remotes: { game: budgets.game }, ...(parts && { parts }) }));
    return new Promise((done) => {
      execFile(process.execPath, [join(ROOT, 'scripts', 'budgets.mjs'), frontends], (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }));
    });
  }

  it("when a page's first files are within budget, then sizes are printed", async () => {
    await build();
    const { code, output } = await judge({ app: 21, game: 11 });
    expect(output).toContain('main app: 20.');
    expect(output).toContain('remote game: 10.');
    expect(code).toBe(0);
  });

  it('when a budget is exceeded, then the command says by what', async () => {
    await build();
    const { code, output } = await judge({ app: 18, game: 11 });
    expect(code).toBe(1);
    expect(output).toMatch(/main app: 20\.\d kB, 2\.\d kB over its budget of 18 kB; the largest: shell\/dist\/assets\/shell\.1\.js 9\.0, game\/dist\/assets\/main\.1\.js 5\.0/);
    expect(output).not.toMatch(/remote game: .* over/);
  });

  it('when a lazy part is over its own budget, then the command says so', async () => {
    await build();
    await put('game/dist/assets/side-games.1.js', kilobytes(6));
    await put('game/dist/.releases.json', JSON.stringify([['assets/side-games.1.js', 'assets/side-games.1.js.map'], ['assets/side-games.0.js']]));
    const { code, output } = await judge({ app: 21, game: 11, part: 5 });
    expect(output).toMatch(/side games: 6\.\d kB, 1\.\d kB over its budget of 5 kB/);
    expect(code).toBe(1);
  });

  it('when no build made a file that a page needs, then the command fails', async () => {
    await build();
    await rm(join(frontends, 'game/dist/assets/tab.1.js'));
    expect((await judge({ app: 100, game: 100 })).code).not.toBe(0);
  });
});
