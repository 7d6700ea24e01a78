/**
 * The cost of growing data: a group's games, the season and the tab of a group of 24, a user's groups, the accounts of the export and of the admin's
 * search. Time as the caller of the service sees it, one call at a time, and memory of a process that does nothing else. On sqlite. Targets at 100,000
 * accounts: each export within 200 MB resident, each search's p99 under 50 ms. Draws docs/images/growth.png.
 *
 * GROWTH_ONLY=settlement: only the season and the tab.
 *
 * "CPU ms" is the processor time of a call in the service's process, independent of the machine's other work.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAccounts, serveAccounts } from './growth/accounts';
import { measureAccounts, SIZES, type AccountsAtSize } from './growth/measure-accounts';
import { GAME_COUNTS, GROUP_COUNTS, ROUND_COUNTS, measureGames, measureGroups, measureSettlement } from './growth/measure-rounds';
import type { Row } from './growth/latency';
import { drawPlot, type Panel, type Series } from './plot';
import { serveGames, serveGroups, serveSettlement } from './growth/rounds';
import { report } from './report';
import { endWithParent } from './role';

/** In memory if there is such a folder: the bench waits for a hundred thousand commits, and measures none of them. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const EXPORT_WITHIN_MB = 200;
const SEARCH_P99_MS = 50;

const ROLES: Readonly<Record<string, (folder: string, ...rest: readonly string[]) => Promise<void>>> = {
  seed: (folder, from, to) => seedAccounts(folder, Number(from), Number(to)),
  auth: (folder) => serveAccounts('auth', folder),
  billing: (folder) => serveAccounts('billing', folder),
  games: serveGames,
  settlement: serveSettlement,
  groups: serveGroups,
};

const [role = '', folder = '', ...rest] = process.argv.slice(2);
if (role) {
  endWithParent();
  void ROLES[role]?.(folder, ...rest);
} else void main();

async function main(): Promise<void> {
  const data = mkdtempSync(join(FOLDER, 'fairshare-bench-growth-'));
  try {
    const settlementRows = await measureSettlement(__filename, join(data, 'settlement'));
    report('growth-settlement', settlementRows, { sizes: ROUND_COUNTS });
    if (process.env.GROWTH_ONLY === 'settlement') return;
    const gamesRows = await measureGames(__filename, join(data, 'games'));
    report('growth-games', gamesRows, { sizes: GAME_COUNTS });
    const groupRows = await measureGroups(__filename, join(data, 'groups'));
    report('growth-groups', groupRows, { sizes: GROUP_COUNTS });
    const accounts = await measureAccounts(__filename, join(data, 'accounts'));
    conclude(accounts);
    await draw([
      costOf('A group’s games', 'games in the group', gamesRows),
      costOf('A group of 24: season and tab', 'rounds of the group', settlementRows),
      costOf('A user’s groups, ten games in each', 'groups of the user', groupRows),
      costOf('Search of users', 'accounts', accounts.searches),
      { ...costOf('Search of users, p99 of its caller', 'accounts', accounts.searches, 'p99 ms'), target: SEARCH_P99_MS },
      costOf('Export of users', 'accounts', accounts.exports, 'CPU s'),
      { ...costOf('Export of users, most memory of its process', 'accounts', accounts.exports, 'peak MB'), target: EXPORT_WITHIN_MB },
    ]);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function conclude({ searches, exports }: AccountsAtSize): void {
  const largest = Math.max(...SIZES);
  const met = {
    [`exports of ${largest} within ${EXPORT_WITHIN_MB} MB`]: exports.every((row) => row.size !== largest || Number(row['peak MB']) <= EXPORT_WITHIN_MB),
    [`searches of ${largest} p99 under ${SEARCH_P99_MS} ms`]: searches.every((row) => row.size !== largest || Number(row['p99 ms']) < SEARCH_P99_MS),
  };
  report('growth-search', searches, { sizes: SIZES, met });
  report('growth-export', exports, { sizes: SIZES, met });
  console.log(met);
}

/** A series for each call of the rows. */
const linesOf = (rows: readonly Row[], column: string): Series[] =>
  [...new Set(rows.map(({ call }) => call))].map((call) => ({
    name: call,
    points: rows.filter((row) => row.call === call).map((row) => [row.size, Number(row[column])] as const),
  }));

const costOf = (title: string, x: string, rows: readonly Row[], column = 'CPU ms'): Panel => ({ title, x, y: column, series: linesOf(rows, column) });

async function draw(panels: readonly Panel[]): Promise<void> {
  const images = join(__dirname, '..', '..', 'docs', 'images');
  mkdirSync(images, { recursive: true });
  writeFileSync(join(images, 'growth.png'), await drawPlot(panels));
}
