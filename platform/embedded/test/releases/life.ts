import { setTimeout as wait } from 'node:timers/promises';
import { SELECTIONS } from '@fairshare/golf-rules';
import { DEMO_USERS, type DemoUser } from '../../src/demo/demo-users';
import { Golfer } from './golfer';

/** More requests than MongoDB's store holds within the document they changed. */
const REQUESTS = 80;

const someone = (name: string): DemoUser => ({ email: `${name}@example.com`, password: 'correct horse', firstName: name, lastName: 'Example', shows: '' });

async function register(url: string, user: DemoUser): Promise<Golfer> {
  const golfer = new Golfer(url);
  const { email, password, firstName, lastName } = user;
  await golfer.call('POST', '/api/auth/register', { email, password, firstName, lastName, termsAccepted: true, marketingConsent: true });
  return golfer;
}

export async function signIn(url: string, { email, password }: DemoUser): Promise<Golfer> {
  const golfer = new Golfer(url);
  await golfer.call('POST', '/api/auth/login', { email, password });
  return golfer;
}

async function startRound(golfer: Golfer, groupId: string, name: string) {
  const session = await golfer.call('POST', '/api/game-state', { groupId, name });
  const points = await golfer.call('POST', '/api/points-games', { groupId, gameStateId: session.id, name });
  const bbb = await golfer.call('POST', '/api/bbb-games', { groupId, gameStateId: session.id });
  return { session, points, bbb };
}

const settle = (golfer: Golfer, groupId: string, round: { session: { id: string }; points: { id: string } }) =>
  golfer.call('POST', '/api/calculate-combined-games', { groupId, gameStateId: round.session.id, pointsGameId: round.points.id, selectedGames: SELECTIONS, saveResults: true });

/** A group of six that changes, and a round in which some players play only a part. */
async function playInPart(ann: Golfer, ben: Golfer): Promise<void> {
  const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fred'];
  const group = await ann.call('POST', '/api/groups', { name: 'Six, of whom four play', players: names.map((name) => ({ name, me: name === 'Ann' })) });
  await ben.call('POST', '/api/groups/join', { shareCode: group.shareCode });
  const [a, b, c, d, e, f]: string[] = group.players.map(({ id }: { id: string }) => id);
  const of = (path: string) => `/api/groups/${group.id}${path}`;
  await ben.call('PUT', of(`/players/${b}/me`));
  await ann.call('PATCH', of(`/players/${c}`), { name: 'Kal' });
  await ann.call('PATCH', of(''), { regulars: [a, b, c, d], joining: 'approve' });
  const added = await ann.call('POST', of('/players'), { name: 'Gus' });
  const gus = added.players.find(({ name }: { name: string }) => name === 'Gus').id;
  await ann.call('DELETE', of(`/players/${f}`));
  const late = Array.from({ length: 15 }, (_, index) => index + 4);
  const session = await ann.call('POST', '/api/game-state', {
    groupId: group.id,
    name: 'In part',
    roster: [{ playerId: a }, { playerId: b }, { playerId: c, holes: late }, { playerId: e }],
  });
  const points = await ann.call('POST', '/api/points-games', { groupId: group.id, gameStateId: session.id });
  const { bbbGameId } = session;
  for (let hole = 1; hole <= 9; hole += 1) {
    const on = [a, b, ...(hole >= 4 ? [c] : []), e] as string[];
    await ann.call('POST', `/api/games/${points.id}/holes/${hole}/scores`, { scores: Object.fromEntries(on.map((id, seat) => [id, 3 + ((hole * (seat + 2)) % 4)])) });
    await ben.call('PUT', `/api/bbb-games/${bbbGameId}/hole/${hole}`, { firstOn: on[hole % on.length], closestTo: a, firstIn: 'none' });
  }
  await ann.call('POST', `/api/game-state/${session.id}/assign-card`, { cardType: 'camel', playerId: e });
  // Ben leaves after nine holes, and a player who was added later joins for the rest.
  const front = Array.from({ length: 9 }, (_, index) => index + 1);
  const back = front.map((hole) => hole + 9);
  const roster = [{ playerId: a }, { playerId: b, holes: front }, { playerId: c, holes: late }, { playerId: e }, { playerId: gus, holes: back }];
  await ann.call('PUT', `/api/game-state/${session.id}/roster`, { roster });
  for (const hole of back) {
    const on = [a, c, e, gus] as string[];
    await ann.call('POST', `/api/games/${points.id}/holes/${hole}/scores`, { scores: Object.fromEntries(on.map((id, seat) => [id, 4 + ((hole + seat) % 3)])) });
  }
  await settle(ann, group.id, { session, points });
  await ann.call('POST', '/api/game-state', { groupId: group.id, name: 'The back nine', holes: back, firstHole: 14 });
}

/** Adds what the demo's weeks lack: odd ids, conflicts, deleted data, very many requests. @returns the signed-in users, by name */
export async function liveTheRest(url: string): Promise<ReadonlyMap<string, Golfer>> {
  const [ann, ben, admin] = [await signIn(url, DEMO_USERS.ann), await signIn(url, DEMO_USERS.ben), await signIn(url, DEMO_USERS.admin)];
  const players = [{ id: 'a.b', name: 'Dot Ted', initials: 'DT', color: '#123456' }, { id: '7', name: 'Søren Ångström ⛳' }, { id: '0-1_x.', name: "O'Brien" }, { name: 'No Id' }];
  const group = await ann.call('POST', '/api/groups', { name: 'Odd ids', players, customCards: [{ name: 'Lost ⛳', emoji: '🏌️', value: 15 }], cardValues: { camel: 3 } });
  await ann.call('POST', `/api/groups/${group.id}/custom-cards`, { name: 'Dotted', emoji: '🦆', value: 7 });
  await ben.call('POST', '/api/groups/join', { shareCode: group.shareCode });
  const ids: string[] = group.players.map(({ id }: { id: string }) => id);
  const round = await startRound(ann, group.id, 'Odd round');
  await ann.call('PUT', `/api/points-games/${round.points.id}/settings`, { pointValue: 0.1, fbtValue: 10.03 });
  await ann.call('PUT', `/api/points-games/${round.bbb.id}/settings`, { pointValue: 1.15, fbtValue: 0.29 });
  const scores = (hole: number) => Object.fromEntries(ids.map((id, seat) => [id, 3 + ((hole * (seat + 2)) % 5)]));
  for (let hole = 1; hole <= 18; hole += 1) {
    await ann.call('POST', `/api/games/${round.points.id}/holes/${hole}/scores`, { scores: scores(hole) });
    await ben.call('PUT', `/api/bbb-games/${round.bbb.id}/hole/${hole}`, { firstOn: ids[hole % 4], closestTo: 'none', firstIn: ids[(hole + 1) % 4] });
  }
  for (const [cardType, seat] of [
    ['camel', 0],
    ['fish', 1],
    [group.customCards[0].id, 2],
    ['camel', 3],
    ['fish', null],
  ] as const) {
    await ann.call('POST', `/api/game-state/${round.session.id}/assign-card`, { cardType, playerId: seat === null ? null : ids[seat] });
  }
  await ann.call('POST', `/api/game-state/${round.session.id}/draw-card`, {});
  await ann.call('PUT', `/api/game-states/${round.session.id}/card-values`, { cardValues: { camel: 4, fish: 0 } });
  await settle(ann, group.id, round);
  // Entered without signal: applied, in conflict (one of these is resolved), and one that cannot be placed.
  const late = { gameType: 'points', gameId: round.points.id, timestamp: '2026-11-20T09:00:00.000Z', baseVersion: 0 };
  await ben.call('POST', '/api/offline-sync/points-scores', { records: [0, 1, 2].map((seat) => ({ ...late, id: `late-${seat}`, hole: 4, playerId: ids[seat], points: 9 })) });
  await ben.call('POST', '/api/offline-sync/points-score', {
    gameType: 'bbb',
    gameId: round.bbb.id,
    id: 'late-bbb',
    hole: 5,
    playerId: ids[0],
    points: 1,
    timestamp: late.timestamp,
  });
  await ben.call('POST', '/api/offline-sync/card-assignment', { id: 'late-card', gameId: round.session.id, playerId: ids[1], cardType: 'camel', timestamp: late.timestamp });
  const [disputed] = await ann.call('GET', `/api/games/${round.points.id}/conflicts`);
  await ann.call('POST', `/api/games/${round.points.id}/conflicts/${disputed.id}`, { take: 'other' });
  await ann.call('POST', `/api/game-state/${round.session.id}/spectator-link`, {});

  await playInPart(ann, ben);

  const busy = await startRound(ann, group.id, 'Busy round');
  for (let count = 0; count < REQUESTS; count += 1) {
    await ann.call('POST', `/api/games/${busy.points.id}/holes/${(count % 18) + 1}/scores`, { scores: scores(count) }, { 'idempotency-key': `busy-${count}` });
  }
  await settle(ann, group.id, busy);
  await ann.call('POST', `/api/games/${busy.points.id}/holes/1/scores`, { scores: scores(3) });
  const gone = await startRound(ben, group.id, 'Deleted round');
  await settle(ben, group.id, gone);
  await ben.call('DELETE', `/api/games/${gone.session.id}`);

  const leaver = await register(url, someone('leaver'));
  await leaver.call('POST', '/api/trial/start');
  const own = await leaver.call('POST', '/api/groups', { name: 'Goes along', players: [{ name: 'One' }, { name: 'Two' }] });
  await settle(leaver, own.id, await startRound(leaver, own.id, 'Goes along, too'));
  await leaver.call('POST', '/api/user/delete', { password: 'correct horse' });
  const forgetful = await register(url, someone('forgetful'));
  await forgetful.call('POST', '/api/auth/forgot-password', { email: 'forgetful@example.com' });
  await forgetful.call('PUT', '/api/user/email-preferences', { marketing: false }).catch(() => undefined);
  await (await signIn(url, someone('forgetful'))).call('POST', '/api/auth/logout');
  const granted = await register(url, someone('granted'));
  const { users } = await admin.call('GET', '/api/admin/users/search?q=granted%40example.com');
  await admin.call('POST', '/api/admin/grant-manual-trial', { userId: users[0].id, days: 10, reason: 'A test' });
  await admin.call('PUT', `/api/admin/extend-manual-trial/${users[0].id}`, { additionalDays: 5, reason: 'A longer test' });
  const revoked = await register(url, someone('revoked'));
  const found = await admin.call('GET', '/api/admin/users/search?q=revoked%40example.com');
  await admin.call('POST', '/api/admin/grant-manual-trial', { userId: found.users[0].id, days: 10, reason: 'A mistake' });
  await admin.call('DELETE', `/api/admin/revoke-manual-trial/${found.users[0].id}`);
  await ann.call('PUT', '/api/user/preferences', { selectedGroupId: group.id, selectedGameId: round.session.id, currentTab: 'payouts' });
  // Waits until all services have received the deletion of the account.
  while ((await admin.call('GET', '/api/admin/users/search?q=leaver%40example.com')).users.length > 0) await wait(50);
  return new Map(
    Object.entries({
      ann,
      ben,
      admin,
      forgetful,
      granted,
      revoked,
      cal: await signIn(url, DEMO_USERS.cal),
      unpaid: await signIn(url, DEMO_USERS.unpaid),
      pastDue: await signIn(url, DEMO_USERS.pastDue),
    }),
  );
}

/** One write of each kind, whose events are not published before the end. */
export async function writeUnpublished(ann: Golfer): Promise<void> {
  const [group] = await ann.call('GET', '/api/groups');
  const [round] = await ann.call('GET', `/api/groups/${group.id}/games`);
  for (const cardType of ['snake', 'skunk']) {
    await ann.call('POST', `/api/game-state/${round.id}/assign-card`, { cardType, playerId: group.players[1].id }, { 'idempotency-key': `unpublished-${cardType}` });
  }
  await ann.call('POST', `/api/groups/${group.id}/custom-cards`, { name: 'Unpublished', emoji: '🐌', value: 2 });
}

/** The paths of everything that golfers can read, in the order of the requests. */
export async function pathsFor(golfer: Golfer): Promise<string[]> {
  const always = [
    '/api/auth/user',
    '/api/user/preferences',
    '/api/user/email-preferences',
    '/api/user/export',
    '/api/subscription/status',
    '/api/groups',
    '/api/admin/users/search',
    '/api/admin/manual-trials',
  ];
  const groups = await golfer.ask('GET', '/api/groups');
  if (groups.status !== 200) return always;
  const paths = [...always];
  for (const { id: group } of JSON.parse(groups.text) as { id: string }[]) {
    paths.push(`/api/groups/${group}`, `/api/groups/${group}/members`, `/api/groups/${group}/activity`, `/api/groups/${group}/games`, `/api/points-games/${group}`);
    for (const { id: session } of await golfer.call('GET', `/api/groups/${group}/games`)) {
      paths.push(`/api/game-state/${session}`, `/api/game-state/${session}/payouts`, `/api/game-state/${session}/spectator-link`, `/api/games/${session}/conflicts`);
      paths.push(`/api/combined-payout-results/${group}?gameStateId=${session}`);
      for (const { id: game } of await golfer.call('GET', `/api/points-games/${group}?gameStateId=${session}`)) paths.push(`/api/points-games/${game}/payouts?mode=both`);
    }
  }
  return paths;
}
