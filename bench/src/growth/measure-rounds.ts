import { startRole } from '../role';
import type { Ready } from './host';
import { measure, type Row } from './latency';
import { GROUP, sessionId } from './rounds';

export const GAME_COUNTS = [32, 64, 128, 256, 512];
export const ROUND_COUNTS = [31, 62, 125, 250, 500];
export const GROUP_COUNTS = [12, 25, 50, 100, 200];

/** A group's games: the list, its first page, and the requests for opening the newest of them. */
export async function measureGames(file: string, folder: string): Promise<Row[]> {
  const games = await startRole<Ready>(file, ['games', folder]);
  const rows: Row[] = [];
  for (const size of GAME_COUNTS) {
    await games.ask({ to: size });
    const list = `/api/groups/${GROUP}/games`;
    const newest = sessionId(size - 1);
    const calls: Readonly<Record<string, readonly string[]>> = {
      'all games': [list],
      'first 20 games': [`${list}?limit=20`],
      'open the newest': [`/api/game-state/${newest}`, `/api/points-games/${GROUP}?gameStateId=${newest}`, `/api/games/${newest}.p2/conflicts`],
    };
    for (const [call, paths] of Object.entries(calls)) rows.push({ size, call, ...(await measure(games, paths)) });
  }
  await games.stop();
  return rows;
}

/** Settlement's responses for a group of the maximum size, with its rounds. */
export async function measureSettlement(file: string, folder: string): Promise<Row[]> {
  const settlement = await startRole<Ready>(file, ['settlement', folder]);
  const rows: Row[] = [];
  for (const size of ROUND_COUNTS) {
    await settlement.ask({ to: size });
    const group = `/api/groups/${GROUP}`;
    const calls: Readonly<Record<string, string>> = {
      season: `${group}/seasons/2026`,
      'a player’s season': `${group}/seasons/2026/players/a`,
      'tab, first 20 lines': `${group}/tab?limit=20`,
      'tab, all lines': `${group}/tab`,
      'payouts of the newest': `/api/points-games/${sessionId(size - 1)}.p2/payouts?mode=both`,
    };
    for (const [call, path] of Object.entries(calls)) rows.push({ size, call, ...(await measure(settlement, [path])) });
  }
  await settlement.stop();
  return rows;
}

/** A user's groups. */
export async function measureGroups(file: string, folder: string): Promise<Row[]> {
  const groups = await startRole<Ready>(file, ['groups', folder]);
  const rows: Row[] = [];
  for (const size of GROUP_COUNTS) {
    await groups.ask({ to: size });
    for (const [call, path] of [
      ['all groups', '/api/groups'],
      ['first 20 groups', '/api/groups?limit=20'],
    ] as const) {
      rows.push({ size, call, ...(await measure(groups, [path])) });
    }
  }
  await groups.stop();
  return rows;
}
