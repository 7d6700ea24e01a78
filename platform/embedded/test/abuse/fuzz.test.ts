import { FOUR, registerWithTrial, ROUND } from '../support';
import { nextAttack, type Target } from './attacks';
import { createChance } from './chance';
import { startVictim, type Victim } from './victim';
import { say, type Heard } from './wire';

/** `npm run abuse` sends 20,000. */
const REQUESTS = Number(process.env['ABUSE_REQUESTS'] ?? 2_000);
const SEED = Number(process.env['ABUSE_SEED'] ?? 1);
const AT_ONCE = 12;
/** Bytes by which the heap may grow after garbage collection, for any number of requests: caches fill up to their limits. */
const ROOM = 12 * 1024 * 1024;

/** Signs of internal details in a response. */
const INSIDES = /node_modules|\.cjs:\d|\n\s+at \S|SQLITE_/;

describe(`${REQUESTS} requests nobody should send`, () => {
  let victim: Victim;
  let target: Target;

  beforeAll(async () => {
    victim = await startVictim('fuzz-test', { LOG_LEVEL: 'error' });
    const client = victim.visitor();
    const { id } = await registerWithTrial(client);
    // The first search indexes the course library, once.
    await client.get('/api/courses?q=pebble');
    const { group, game: session, pointsId, bbbId } = await ROUND.begin(client);
    target = {
      host: `localhost:${victim.port}`,
      cookie: client.cookies(),
      ids: {
        groupId: [group.id],
        gameStateId: [session.id],
        gameId: [session.id, pointsId, bbbId],
        pointsGameId: [pointsId],
        playerId: FOUR,
        firstOn: FOUR,
        closestTo: FOUR,
        firstIn: FOUR,
        cardType: ['camel', 'fish'],
        shareCode: [group.shareCode],
        userId: [id],
      },
    };
  });
  afterAll(() => victim?.close());

  /** Sends so many requests; returns the faults of their responses. */
  async function fuzz(requests: number, seed: number): Promise<{ faults: string[]; statuses: Map<number, number> }> {
    const chance = createChance(seed);
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    let sent = 0;
    const worker = async () => {
      while (sent < requests && faults.length < 20) {
        const number = (sent += 1);
        const attack = nextAttack(chance, target);
        const heard = await say(victim.port, attack);
        for (const status of heard.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const fault = faultOf(heard);
        if (fault) faults.push(`request ${number}: ${fault}\n${attack.bytes.subarray(0, 600).toString('latin1')}\n→ ${heard.text.slice(0, 600)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return { faults, statuses };
  }

  it('when hostile requests arrive, then none gets a 5xx or hangs', async () => {
    await fuzz(Math.min(1_000, REQUESTS / 2), SEED + 1);
    const before = await victim.atRest();

    const { faults, statuses } = await fuzz(REQUESTS, SEED);
    expect(faults).toEqual([]);
    process.stdout.write(
      `fuzzed: ${REQUESTS} requests (seed ${SEED}) → ${[...statuses]
        .sort()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}\n`,
    );

    expect(victim.isAlive()).toBe(true);
    const after = await victim.atRest();
    expect([after.sockets, after.descriptors]).toEqual([before.sockets, before.descriptors]);
    expect(after.bytes - before.bytes).toBeLessThan(ROOM);
    expect(after.polluted).toBe(false);
    process.stdout.write(`held before and after: ${JSON.stringify([before, after])}\n`);
    expect(victim.printed()).not.toMatch(/request failed|unhandled/i);
    expect((await fetch(`${victim.url}/api/groups`, { headers: { cookie: target.cookie } })).status).toBe(200);
  }, 900_000);
});

function faultOf({ statuses, text, hung }: Heard): string | null {
  if (hung) return 'neither answered nor closed';
  const fault = statuses.find((status) => status >= 500);
  if (fault) return `answered ${fault}`;
  return INSIDES.test(text) ? 'tells of our insides' : null;
}
