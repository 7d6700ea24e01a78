import type { RouteName } from '../permissions/matrix';
import type { Request } from '../permissions/requests';

type Body = Readonly<Record<string, unknown>>;

/**
 * The same call with other content, for which the same Idempotency-Key must be refused. `null`: the call has no content besides its target. A key is
 * stored with the aggregate it changed, so that the same key for another target is another request.
 */
export const ALTERATIONS: Partial<Record<RouteName, ((body: Body) => Body) | null>> = {
  updatePreferences: () => ({ currentTab: 'rules' }),
  updateEmailPreferences: () => ({ unsubscribe: false }),
  // Three bytes identify a JPEG.
  changePhoto: () => ({ photo: `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff]).toString('base64')}` }),

  createGroup: (body) => ({ ...body, name: 'Yet another' }),
  joinGroup: null,
  changeGroup: () => ({ name: 'Named otherwise' }),
  renewShareCode: null,
  restoreGroup: null,
  handOver: () => ({ userId: 'somebody-else' }),
  addPlayer: () => ({ name: 'Somebody else' }),
  changePlayer: () => ({ name: 'Renamed otherwise' }),
  restorePlayer: null,
  claimPlayer: null,
  approveJoinRequest: null,
  addCourse: (body) => ({ ...body, name: 'Another course' }),
  changeCourse: (body) => ({ ...body, name: 'Renamed course' }),
  addCustomCard: (body) => ({ ...body, value: 9 }),

  createGame: (body) => ({ ...body, name: 'A game of its own name' }),
  changeRoster: ({ roster }) => ({ roster: (roster as Body[]).slice().reverse() }),
  changeRules: () => ({ rules: { cards: 'doubling' } }),
  drawCard: null,
  assignCard: (body) => ({ ...body, playerId: 'cyd' }),
  updateCardValues: () => ({ cardValues: { camel: 9 } }),
  createPointsGame: (body) => ({ ...body, name: 'A game of its own name' }),
  ensureBbbGame: null,
  updateSettings: (body) => ({ ...body, pointValue: 5 }),
  recordHoleScores: ({ scores }) => ({ scores: { ...(scores as object), ann: 7 } }),
  updateBbbHole: (body) => ({ ...body, firstIn: 'ann' }),
  recordHole: () => ({ cells: { 'strokes.ann': 7 } }),
  addSideGame: (body) => ({ ...body, name: 'A game of its own name' }),
  changeSideGame: () => ({ name: 'Another name' }),
  syncCardAssignment: (body) => ({ ...body, cardType: 'skunk' }),
  syncPointsScore: (body) => ({ ...body, points: 5 }),
  syncHoleCells: (body) => ({ ...body, cells: { 'strokes.ann': 7 } }),
  syncManyHoleCells: ({ records }) => ({ records: (records as Body[]).map((record) => ({ ...record, cells: { 'strokes.ann': 8 } })) }),
  syncPointsScores: ({ records }) => ({ records: (records as Body[]).map((record) => ({ ...record, points: 5 })) }),
  finishGame: null,
  reopenGame: null,
  resolveConflict: () => ({ take: 'stored' }),
  makeSpectatorLink: null,
  makeGroupLink: null,
  makeScoringLink: () => ({ playerId: 'ann' }),
  releaseScoringLink: null,
  keepGuestRound: null,

  calculateCombinedGames: (body) => ({ ...body, selectedGames: ['bbb-points'] }),

  recordPayment: (body) => ({ ...body, amount: 99.99 }),
  reopenPayment: () => ({ reason: 'Another reason' }),

  chooseChannel: () => ({ channel: 'off' }),
  addDevice: (body) => ({ ...body, endpoint: 'https://push.example.com/another' }),

  createSubscription: () => ({ planKey: 'annual' }),
  changePlan: () => ({ planKey: 'monthly' }),
  changeCard: null,
  changeCardAfterSetup: () => ({ setupIntentId: 'seti_another' }),
  createAfterSetup: () => ({ setupIntentId: 'seti_another' }),
  cancelSubscription: null,
  startTrial: null,
  grantManualTrial: (body) => ({ ...body, days: 14 }),
  extendManualTrial: (body) => ({ ...body, additionalDays: 2 }),
};

export const altered = (name: RouteName, request: Request): Request | null => {
  const alter = ALTERATIONS[name];
  return alter ? { ...request, body: alter((request.body ?? {}) as Body) } : null;
};
