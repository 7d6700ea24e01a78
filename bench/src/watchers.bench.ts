/**
 * 5,000 watchers of one link, who each look every five seconds while a score comes every twenty seconds: what the owner (the platform in one
 * process) has to do for browsers that name nothing, for those that name what they have (ETag), and with nginx as a cache in front.
 * In turns, each on a new round. `npm run bench -- watchers 5000 60`: so many watchers, for so many seconds.
 * Targets: the cache asks at most once a second for the link, whatever the number of watchers; no errors.
 */
import { freePort } from '@fairshare/native-infrastructure';
import { cpuTimeOf } from './gateway/cpu-time';
import { FOUR, newcomer, type Golfer } from './live/golfers';
import { buildProcesses, startEmbedded } from './live/platforms';
import { report, rounded } from './report';
import { startRole } from './role';
import { standIn, type Watched, type Watching } from './watchers/audience';
import { startCachingNginx } from './watchers/caching-nginx';

const SCORE_EVERY = 20_000;
/** A proxy's questions a second, at most. */
const ASKED_AT_MOST = 1;

const [first = '5000', second = '60'] = process.argv.slice(2);
if (first === 'audience') standIn();
else void main(Number(first), Number(second));

interface Run {
  readonly name: string;
  readonly watched: Watched;
  /** Requests that reached the platform. */
  readonly asked: number;
  /** Seconds of processor time of the platform. */
  readonly cpu: number;
}

async function main(watchers: number, seconds: number): Promise<void> {
  buildProcesses();
  const platform = await startEmbedded();
  const [url = ''] = platform.urls;
  const audience = await startRole(__filename, ['audience']);
  const runs: Run[] = [];
  try {
    const golfer = await newcomer(url, 'ann');
    const watch = async (name: string, at: string, conditional: boolean, askedOf: (watched: Watched) => Promise<number>) => {
      const round = await newRound(golfer);
      const before = cpuTimeOf(platform.pid);
      const scoring = setInterval(() => void round.score(), SCORE_EVERY);
      const watched = await audience.ask<Watched>({ url: `${at}/api/watch/${round.token}`, watchers, seconds, conditional } satisfies Watching);
      clearInterval(scoring);
      const cpu = (cpuTimeOf(platform.pid) - before) / 1_000_000;
      runs.push({ name, watched, cpu, asked: await askedOf(watched) });
    };
    await watch('the owner, everything each time', url, false, async ({ requests }) => requests);
    await watch('the owner, ETag', url, true, async ({ requests }) => requests);
    const nginx = await startCachingNginx(await freePort(), Number(new URL(url).port));
    if (nginx) await watch('nginx in front', nginx.url, true, () => nginx.close());
    else console.log('nginx is not installed: measured without it');
  } finally {
    await audience.stop();
    await platform.close();
  }
  conclude(runs, { watchers, seconds });
}

/** A round with a link, and how to score its holes, one after the other. */
async function newRound(golfer: Golfer): Promise<{ token: string; score: () => Promise<unknown> }> {
  const group = await golfer.post('/api/groups', { name: 'Four', players: FOUR.map((id) => ({ id, name: id })) });
  const session = await golfer.post('/api/game-state', { groupId: group.id, name: 'Saturday' });
  const game = await golfer.post('/api/points-games', { groupId: group.id, gameStateId: session.id });
  const { token } = await golfer.post(`/api/game-state/${session.id}/spectator-link`);
  let scores = 0;
  const score = () => {
    const turn = scores++;
    return golfer.post(`/api/games/${game.id}/holes/${(turn % 18) + 1}/scores`, { scores: Object.fromEntries(FOUR.map((id, seat) => [id, 3 + ((turn + seat) % 5)])) });
  };
  return { token, score };
}

function conclude(runs: readonly Run[], size: { readonly watchers: number; readonly seconds: number }): void {
  const rows = runs.map(({ name, watched: { requests, errors, unchanged, bytes, p50, p99 }, asked, cpu }) => ({
    contender: name,
    'looks/s': Math.round(requests / size.seconds),
    'reach the owner/s': rounded(asked / size.seconds, 1),
    'owner CPU s': rounded(cpu, 1),
    'p50 ms': rounded(p50, 1),
    'p99 ms': rounded(p99, 1),
    'unchanged %': Math.round((100 * unchanged) / requests),
    MB: rounded(bytes / 1_000_000, 1),
    errors,
  }));
  report('watchers', rows, size);
  const cached = runs.find(({ name }) => name.startsWith('nginx'));
  const missed = runs.some(({ watched }) => watched.errors > 0) || (cached !== undefined && cached.asked / size.seconds > ASKED_AT_MOST);
  if (missed) process.exitCode = 1;
}
