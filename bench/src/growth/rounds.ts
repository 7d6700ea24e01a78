import { createGamesService } from '@fairshare/games-service';
import { createGroupsService } from '@fairshare/groups-service';
import { games, groups, type RoundState } from '@fairshare/contracts';
import type { AggregateType } from '@fairshare/store';
import { createSettlementService } from '@fairshare/settlement-service';
import { createStubOwner } from '@fairshare/testing/stand-ins';
import { tellParent } from '../role';
import { finishedRound, groupOf, MEMBER, PLAYERS } from './round-of-eight';
import { Host, type Ready } from './host';
import { usage } from './usage';

export const GROUP = 'g1';
/** Games in each group of the user. */
const GAMES_A_GROUP = 10;
const STARTED = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
/** The maximum number of players of a group. */
const CROWD = [...'abcdefghijklmnopqrstuvwx'];
/** Milliseconds between two checks whether all rounds are on the tab. */
const LOOK_AGAIN = 50;

/** A session in games' stored form. `roundIndexType`: the index of its group. */
interface StoredSession extends RoundState {
  readonly internal: { readonly nextChild: number; readonly appliedRecords: object; readonly deletedGames: readonly string[] };
}
const sessionType: AggregateType<StoredSession> = { kind: games.kind, schema: 1, indexes: { group: ({ groupId }) => groupId, spectatorToken: () => null } };
const roundIndexType: AggregateType<{ readonly id: string; readonly bookings: readonly object[] }> = { kind: 'calendars', schema: 1 };

export const sessionId = (number: number): string => `s${String(number).padStart(6, '0')}`;

const roundOf = (number: number, groupId: string, players = PLAYERS): RoundState => {
  const createdAt = new Date(STARTED + number * MINUTE).toISOString();
  return { ...finishedRound(sessionId(number), groupId, number, players), createdAt, lastPlayedAt: createdAt };
};

/** Games of one group. A message from the parent grows them to a given number. */
export async function serveGames(folder: string): Promise<void> {
  const host = new Host(folder, { userId: MEMBER });
  const owner = createStubOwner(groups);
  await host.start('groups', owner.create);
  const { url, token, storage, consume } = await host.start('games', createGamesService);
  await owner.put(groupOf(GROUP));
  await consume();
  const sessions = storage.aggregates(sessionType);
  const roundIndexes = storage.aggregates(roundIndexType);
  await roundIndexes.create(GROUP, { id: GROUP, bookings: [] }, []);
  let count = 0;
  grownBy(async (to) => {
    for (; count < to; count += 1) {
      const internal = { nextChild: 4, appliedRecords: {}, deletedGames: [] };
      await sessions.create(sessionId(count), { ...roundOf(count, GROUP), internal }, []);
    }
    const bookings = Array.from({ length: to }, (_, index) => roundOf(to - 1 - index, GROUP)).map(({ id, createdAt }) => ({ sessionId: id, createdAt }));
    await roundIndexes.update(GROUP, (index) => ({ state: { ...index, bookings }, changes: [] }));
  });
  tellParent({ url, token } satisfies Ready);
}

/** Groups of one user, with games in each. A message from the parent grows them to a given number. */
export async function serveGroups(folder: string): Promise<void> {
  const host = new Host(folder, { userId: MEMBER });
  const owner = createStubOwner(games);
  await host.start('games', owner.create);
  const { url, token, consume } = await host.start('groups', createGroupsService);
  await consume();
  const players = groupOf(GROUP).players.map(({ id, name }) => ({ id, name }));
  let count = 0;
  grownBy(async (to) => {
    for (; count < to; count += 1) {
      const answer = await fetch(new URL('/api/groups', url), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Group ${count}`, players }),
      });
      const group = (await answer.json()) as { id: string };
      for (let game = 0; game < GAMES_A_GROUP; game += 1) await owner.put(roundOf(count * GAMES_A_GROUP + game, group.id));
    }
    await consume();
  });
  tellParent({ url, token } satisfies Ready);
}

/** Settlement beside the owners of one large group's rounds: each with another eight of 24 players, and finished, so that it is on the tab. */
export async function serveSettlement(folder: string): Promise<void> {
  const host = new Host(folder, { userId: MEMBER });
  const [groupOwner, gameOwner] = [createStubOwner(groups), createStubOwner(games)];
  await host.start('groups', groupOwner.create);
  await host.start('games', gameOwner.create);
  const { url, token, consume } = await host.start('settlement', createSettlementService);
  await groupOwner.put(groupOf(GROUP, CROWD));
  await consume();
  const posted = async () => {
    const answer = await fetch(new URL(`/api/groups/${GROUP}/tab?limit=1`, url), { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { version: number }).version;
  };
  let count = 0;
  grownBy(async (to) => {
    for (; count < to; count += 1) {
      const eight = CROWD.map((_, seat) => CROWD[(count * 5 + seat) % CROWD.length] ?? '').slice(0, 8);
      const round = roundOf(count, GROUP, eight);
      await gameOwner.put({ ...round, roster: eight.map((playerId) => ({ playerId })), finished: { id: `${round.id}.f1`, at: round.createdAt, by: MEMBER } });
    }
    while ((await posted()) < to) await new Promise((again) => setTimeout(again, LOOK_AGAIN));
  });
  tellParent({ url, token } satisfies Ready);
}

/** A message `{ to }` grows the data, any other requests the process's usage; the reply to both is the usage. */
function grownBy(grow: (to: number) => Promise<void>): void {
  process.on('message', (message: { to?: number }) => {
    void (message.to === undefined ? Promise.resolve() : grow(message.to)).then(() => tellParent(usage()));
  });
}
