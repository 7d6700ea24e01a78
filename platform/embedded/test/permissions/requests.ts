import { createECDH } from 'node:crypto';
import { FOUR, PASSWORD, ROUND } from '../support';
import type { RouteName } from './matrix';
import type { Person } from './person';
import { SIDE_GAMES } from './side-games';
import type { World } from './world';

/** A call that succeeds for every caller who may make it. */
export interface Request {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: object;
  /** A credential that the call is about, in addition to the caller's own. */
  readonly cookie?: string;
}

/** Creates the data that a call is about, and the call. `owner`: the person whose data it is, for calls about one person's. */
type Prepare = (world: World, owner: Person) => Promise<Request> | Request;

let made = 0;
const next = () => (made += 1);
const newCard = () => ({ id: `card-${next()}`, name: `Card ${made}`, emoji: '🪿', value: 3 });
const nothing: Prepare = () => ({});
const ofGroup: Prepare = ({ group }) => ({ params: { id: group.id } });
const ofSession: Prepare = ({ session }) => ({ params: { id: session.id } });
const newSession = async ({ steward, group }: World): Promise<{ id: string }> => (await steward.client.post('/api/game-state', { groupId: group.id })).body;
const someone = async (world: World) => (await world.newcomer()).id;
const even = Object.fromEntries(FOUR.map((player) => [player, 4]));

/** A browser's push subscription; no event causes a message to it. */
async function newDevice({ steward }: World): Promise<object> {
  const { publicKey } = (await steward.client.get('/api/user/notifications')).body;
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  return { endpoint: `https://push.example.com/${next()}`, keys: { p256dh, auth: Buffer.alloc(16).toString('base64url') }, publicKey };
}

const groupOf = async ({ client }: Person): Promise<string> => (await client.post('/api/groups', { name: 'Own', players: [{ name: 'A' }, { name: 'B' }] })).body.id;

const peopleGroups = new WeakMap<World, Promise<string>>();

/** A group whose members change: the steward's, with the member in it. */
function peopleGroup(world: World): Promise<string> {
  const made = peopleGroups.get(world) ?? makePeopleGroup(world);
  peopleGroups.set(world, made);
  return made;
}

async function makePeopleGroup({ steward, people }: World): Promise<string> {
  const { id, shareCode } = (await steward.client.post('/api/groups', { name: 'People', players: [{ name: 'A' }, { name: 'B' }] })).body;
  await people.member.client.post('/api/groups/join', { shareCode });
  return id;
}

const ofPeople: Prepare = async (world) => ({ params: { id: await peopleGroup(world) } });

/** A player for a call to change. The one before is removed. */
async function newPlayer(world: World): Promise<{ id: string; playerId: string }> {
  const id = await peopleGroup(world);
  const { players } = (await world.steward.client.post(`/api/groups/${id}/players`, { name: `Player ${next()}` })).body as { players: { id: string }[] };
  for (const before of players.slice(2, -1)) await world.steward.client.delete(`/api/groups/${id}/players/${before.id}`);
  return { id, playerId: players.at(-1)?.id ?? '' };
}

/** A course in the product's library. */
const PEBBLE_BEACH = '40977ee8-33ee-4195-b6a2-99a4ca83c2bc';

const newCourse = () => ({ name: `Course ${next()}`, holes: Array.from({ length: 9 }, (_, index) => ({ par: 4, strokeIndex: index + 1 })) });

/** A course for a call to change. Those before are removed. */
async function addedCourse(world: World): Promise<{ id: string; courseId: string }> {
  const id = await peopleGroup(world);
  const { courses } = (await world.steward.client.get(`/api/groups/${id}`)).body as { courses: { id: string }[] };
  for (const course of courses) await world.steward.client.delete(`/api/groups/${id}/courses/${course.id}`);
  const { body } = await world.steward.client.post(`/api/groups/${id}/courses`, newCourse());
  return { id, courseId: body.courses[0].id };
}

/** A user with an open join request, in a group that requires approval. */
async function someoneWaiting(world: World): Promise<{ id: string; userId: string }> {
  const id = await peopleGroup(world);
  const asker = await world.newcomer();
  await asker.client.post('/api/trial/start');
  const { shareCode } = (await world.steward.client.patch(`/api/groups/${id}`, { joining: 'approve' })).body;
  await asker.client.post('/api/groups/join', { shareCode });
  return { id, userId: asker.id };
}

/** A card set up with the provider, for the owner to subscribe with. */
async function cardSetUp({ client }: Person): Promise<{ clientSecret: string; setupIntentId: string }> {
  return (await client.post('/api/subscription/create', { planKey: 'monthly' })).body;
}

/** Gives the owner an active plan, which they can change. */
export async function subscribed(owner: Person): Promise<void> {
  const { clientSecret, setupIntentId } = await cardSetUp(owner);
  await owner.client.post('/api/subscription/simulated/confirm', { clientSecret, cardNumber: '4242 4242 4242 4242' });
  await owner.client.post('/api/subscription/create-after-setup', { setupIntentId });
}

/** A payment that the steward recorded between two players whom no user claims. */
async function newPayment({ steward, group }: World): Promise<{ id: string; paymentId: string }> {
  const { id } = (await steward.client.post(`/api/groups/${group.id}/tab/payments`, { from: 'ann', to: 'bob', amount: next() })).body;
  return { id: group.id, paymentId: id };
}

async function grantedTrial(world: World): Promise<string> {
  const userId = await someone(world);
  await world.people.admin.client.post('/api/admin/grant-manual-trial', { userId, days: 3, reason: 'Club open day' });
  return userId;
}

/** Two members enter different strokes for the same cell, one of them without signal. */
async function conflict(world: World): Promise<string> {
  const hole = (next() % 9) + 10;
  await world.steward.client.post(`/api/games/${world.points.id}/holes/${hole}/scores`, { scores: { ...even, ann: (next() % 4) + 1 } });
  const record = { gameId: world.points.id, gameType: 'points', hole, playerId: 'ann', points: 9, baseVersion: 0, timestamp: world.now().getTime() };
  return (await world.helper.client.post('/api/offline-sync/points-score', record)).body.conflicts[0].id;
}

export const REQUESTS: Readonly<Record<RouteName, Prepare>> = {
  register: () => ({ body: { email: `new-${next()}@example.com`, password: PASSWORD, firstName: 'New', lastName: 'Golfer', termsAccepted: true } }),
  login: ({ people }) => ({ body: { email: people.member.email, password: PASSWORD } }),
  logout: nothing,
  getUser: nothing,
  confirmAdmin: () => ({ body: { token: 'made-up' } }),
  forgotPassword: () => ({ body: { email: 'somebody@example.com' } }),
  resetPassword: () => ({ body: { token: 'made-up' } }),
  updatePassword: ({ people }) => ({ body: { token: 'made-up', userId: people.member.id, password: 'a longer password' } }),
  changePassword: () => ({ body: { currentPassword: 'not the password', password: 'a longer password' } }),
  getPreferences: nothing,
  updatePreferences: () => ({ body: { currentTab: 'games' } }),
  getEmailPreferences: nothing,
  updateEmailPreferences: () => ({ body: { unsubscribe: true } }),
  getPhoto: nothing,
  changePhoto: () => ({ body: { photo: `data:image/png;base64,${Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1').toString('base64')}` } }),
  removePhoto: nothing,
  exportUsers: nothing,
  exportMyData: nothing,
  getSpectatorLink: ofSession,
  makeSpectatorLink: ofSession,
  revokeSpectatorLink: ofSession,
  watchGame: () => ({ params: { token: 'A'.repeat(43) } }),
  listScoringLinks: ofSession,
  makeGroupLink: ofSession,
  revokeGroupLink: ofSession,
  makeScoringLink: ({ session }) => ({ params: { id: session.id }, body: { playerId: 'di' } }),
  revokeScoringLink: ({ session }) => ({ params: { id: session.id, playerId: 'cy' } }),
  releaseScoringLink: async ({ session, steward }) => {
    await steward.client.post(`/api/game-state/${session.id}/scoring-links`, { playerId: 'di' });
    return { params: { id: session.id, playerId: 'di' } };
  },
  openScoringLink: ({ session }) => ({ body: { token: `${session.id}.${'A'.repeat(32)}`, device: 'd'.repeat(22) } }),
  previewScoringLink: ({ session }) => ({ body: { token: `${session.id}.${'A'.repeat(32)}` } }),
  askScoringLink: ({ session }) => ({ body: { token: `${session.id}.${'A'.repeat(32)}`, device: 'd'.repeat(22) } }),
  handOverGuest: nothing,
  getGuestRound: nothing,
  keepGuestRound: async ({ steward, guestOf }) => ({ cookie: await guestOf(steward, (await ROUND.begin(steward.client)).game.id, 'bob') }),
  deleteAccount: () => ({ body: { password: 'not the password' } }),

  createGroup: () => ({ body: { name: 'Another', players: [{ name: 'A' }, { name: 'B' }] } }),
  listGroups: nothing,
  getGroup: ofGroup,
  joinGroup: ({ openGroup }) => ({ body: { shareCode: openGroup.shareCode } }),
  listMembers: ofGroup,
  changeGroup: async (world) => ({ params: { id: await peopleGroup(world) }, body: { name: `Named ${next()}` } }),
  renewShareCode: ofPeople,
  keepGroup: ofPeople,
  handOver: async (_world, owner) => ({ params: { id: await groupOf(owner) }, body: { userId: owner.id } }),
  deleteGroup: async (_world, owner) => ({ params: { id: await groupOf(owner) } }),
  restoreGroup: async (_world, owner) => {
    const id = await groupOf(owner);
    await owner.client.delete(`/api/groups/${id}`);
    return { params: { id } };
  },
  addPlayer: async (world) => ({ params: { id: (await newPlayer(world)).id }, body: { name: `Added ${next()}` } }),
  changePlayer: async (world) => ({ params: await newPlayer(world), body: { name: `Renamed ${next()}` } }),
  archivePlayer: async (world) => ({ params: await newPlayer(world) }),
  restorePlayer: async (world) => {
    const params = await newPlayer(world);
    await world.steward.client.delete(`/api/groups/${params.id}/players/${params.playerId}`);
    return { params };
  },
  claimPlayer: async (world) => ({ params: await newPlayer(world) }),
  releasePlayer: async (world) => ({ params: await newPlayer(world) }),
  getPlayerPhoto: async (world) => ({ params: await newPlayer(world) }),
  removeMember: async (world) => {
    const params = await someoneWaiting(world);
    await world.steward.client.post(`/api/groups/${params.id}/join-requests/${params.userId}`);
    return { params };
  },
  listJoinRequests: ofPeople,
  approveJoinRequest: async (world) => ({ params: await someoneWaiting(world) }),
  declineJoinRequest: async (world) => ({ params: await someoneWaiting(world) }),
  listActivity: ofPeople,
  findCourses: () => ({ query: 'q=pebble+beach' }),
  getCourse: () => ({ params: { id: PEBBLE_BEACH } }),
  addCourse: async (world) => ({ params: { id: await peopleGroup(world) }, body: newCourse() }),
  changeCourse: async (world) => ({ params: await addedCourse(world), body: newCourse() }),
  removeCourse: async (world) => ({ params: await addedCourse(world) }),
  addCustomCard: ({ group }) => ({ params: { id: group.id }, body: newCard() }),
  removeCustomCard: async ({ steward, group }) => {
    const card = newCard();
    await steward.client.post(`/api/groups/${group.id}/custom-cards`, card);
    return { params: { id: group.id, cardId: card.id } };
  },

  listGames: ofGroup,
  createGame: ({ group }) => ({ body: { groupId: group.id } }),
  getGameState: ofSession,
  changeRoster: ({ session }) => ({ params: { id: session.id }, body: { roster: FOUR.map((playerId) => ({ playerId })) } }),
  changeRules: ({ session }) => ({ params: { id: session.id }, body: { rules: { unfinishedPots: next() % 2 ? 'void' : 'asItStands' } } }),
  drawCard: async (world) => ({ params: { id: (await newSession(world)).id }, body: {} }),
  assignCard: ({ session }) => ({ params: { id: session.id }, body: { playerId: 'ann', cardType: 'camel' } }),
  updateCardValues: ({ session }) => ({ params: { id: session.id }, body: { cardValues: { camel: 3 } } }),
  deleteGame: async (world) => ({ params: { id: (await newSession(world)).id } }),
  finishGame: async (world) => ({ params: { id: (await newSession(world)).id } }),
  reopenGame: async (world) => {
    const params = { id: (await newSession(world)).id };
    await world.steward.client.post(`/api/game-state/${params.id}/finish`);
    return { params };
  },
  listPointsGames: ({ group, session }) => ({ params: { groupId: group.id }, query: `gameStateId=${session.id}` }),
  createPointsGame: async (world) => ({ body: { gameStateId: (await newSession(world)).id } }),
  ensureBbbGame: ({ session }) => ({ body: { gameStateId: session.id } }),
  updateSettings: ({ points }) => ({ params: { id: points.id }, body: { pointValue: 1, fbtValue: 10 } }),
  recordHoleScores: ({ points }) => ({ params: { id: points.id, hole: 1 }, body: { scores: even } }),
  updateBbbHole: ({ bbb }) => ({ params: { id: bbb.id, hole: 1 }, body: { firstOn: 'ann', closestTo: 'bob', firstIn: 'none' } }),
  listHoles: ofSession,
  recordHole: ({ session }) => ({ params: { id: session.id, hole: 3 }, body: { cells: { 'strokes.ann': 4, 'bbb.firstOn': 'ann' } } }),
  ...SIDE_GAMES,
  syncCardAssignment: ({ session, now }) => ({ body: { gameId: session.id, playerId: 'bob', cardType: 'fish', timestamp: now().getTime() } }),
  syncPointsScore: ({ points, now }) => ({
    body: { gameId: points.id, gameType: 'points', hole: 2, playerId: 'ann', points: 4, timestamp: now().getTime() },
  }),
  syncHoleCells: ({ session, now }) => ({ body: { gameStateId: session.id, hole: 4, cells: { 'strokes.ann': 4 }, timestamp: now().getTime() } }),
  syncManyHoleCells: ({ session, now }) => ({
    body: { records: [{ gameStateId: session.id, hole: 5, cells: { 'strokes.ann': 4 }, timestamp: now().getTime() }] },
  }),
  syncPointsScores: ({ points, now }) => ({
    body: { records: [{ gameId: points.id, gameType: 'points', hole: 2, playerId: 'ann', points: 4, timestamp: now().getTime() }] },
  }),
  listConflicts: ofSession,
  resolveConflict: async (world) => ({ params: { id: world.session.id, conflictId: await conflict(world) }, body: { take: 'other' } }),

  getCardPayouts: ofSession,
  getPointsPayouts: ({ points }) => ({ params: { id: points.id } }),
  calculateCombinedGames: ({ group, session }) => ({ body: { groupId: group.id, gameStateId: session.id, selectedGames: ['points'], saveResults: true } }),
  getCombinedResult: async ({ group, session, steward }) => {
    await steward.client.post('/api/calculate-combined-games', { groupId: group.id, gameStateId: session.id, selectedGames: ['points'], saveResults: true });
    return { params: { groupId: group.id }, query: `gameStateId=${session.id}` };
  },
  listSeasons: ofGroup,
  getSeason: ({ group }) => ({ params: { id: group.id, season: '2026' } }),
  getPlayerSeason: ({ group }) => ({ params: { id: group.id, season: '2026', playerId: 'ann' } }),

  getTab: async (world) => {
    await newPayment(world);
    await newPayment(world);
    return { params: { id: world.group.id } };
  },
  recordPayment: ({ group }) => ({ params: { id: group.id }, body: { from: 'ann', to: 'bob', amount: next() } }),
  undoPayment: async (world) => ({ params: await newPayment(world) }),
  reopenPayment: async (world) => ({ params: await newPayment(world), body: { reason: 'That was last week' } }),

  remindPlayer: ({ group }) => ({ params: { id: group.id }, body: { playerId: 'bob' } }),

  getNotificationPreferences: nothing,
  chooseChannel: () => ({ body: { channel: 'mail' } }),
  addDevice: async (world) => ({ body: await newDevice(world) }),
  removeDevice: () => ({ params: { deviceId: 'no-device' } }),

  getPlans: nothing,
  getSubscriptionStatus: nothing,
  createSubscription: () => ({ body: { planKey: 'monthly' } }),
  createAfterSetup: async (_world, owner) => {
    const { clientSecret, setupIntentId } = await cardSetUp(owner);
    await owner.client.post('/api/subscription/simulated/confirm', { clientSecret, cardNumber: '4242 4242 4242 4242' });
    return { body: { setupIntentId } };
  },
  cancelSubscription: nothing,
  changePlan: () => ({ body: { planKey: 'annual' } }),
  changeCard: nothing,
  changeCardAfterSetup: async (_world, owner) => {
    await subscribed(owner);
    const { clientSecret, setupIntentId } = (await owner.client.post('/api/subscription/change-card')).body;
    await owner.client.post('/api/subscription/simulated/confirm', { clientSecret, cardNumber: '4242 4242 4242 4242' });
    return { body: { setupIntentId } };
  },
  confirmSimulated: async (_world, owner) => ({ body: { clientSecret: (await cardSetUp(owner)).clientSecret, cardNumber: '4242424242424242' } }),
  getOpenPayment: nothing,
  confirmPayment: nothing,
  confirmSimulatedPayment: () => ({ body: { clientSecret: 'pi_1_secret' } }),
  startTrial: nothing,
  stripeWebhook: () => ({ body: { type: 'customer.subscription.deleted' } }),
  searchUsers: () => ({ query: 'q=ann' }),
  listManualTrials: nothing,
  grantManualTrial: async (world) => ({ body: { userId: await someone(world), days: 7, reason: 'Club open day' } }),
  extendManualTrial: async (world) => ({ params: { userId: await grantedTrial(world) }, body: { additionalDays: 1, reason: 'Rained off' } }),
  revokeManualTrial: async (world) => ({ params: { userId: await grantedTrial(world) } }),
};
