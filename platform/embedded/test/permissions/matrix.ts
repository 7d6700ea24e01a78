import { publicApi, type PublicApi, type Route } from '@fairshare/contracts';
import { BAD_TOKENS, isGuest, isGuestOfRound, isMember, isNobody, type Caller } from './callers';

/** The scope of a call: all users or the caller's own account, one person's data, or a group's. Other people's data are unknown (404). */
type About = 'self' | 'owner' | 'group';

/** One row: the status of a call for callers who may make it, where that is not simply its success. */
interface Row {
  readonly about: About;
  /** For all callers whom no gate refuses. */
  readonly answers?: number;
  /** For some of them. */
  readonly instead?: Partial<Record<Caller, number>>;
}

/** The call is about another round of the group than the one that the guests score. */
const OF_ANOTHER_ROUND = { guest: 404, 'guest with a session': 404, 'direct, guest': 404 } as const;

/** The rows. Every field besides `about` is an exception with its reason. */
export const MATRIX = {
  register: { about: 'self' },
  login: { about: 'self' },
  logout: { about: 'self' },
  getUser: { about: 'self' },
  // The link in the mail is a credential of its own; here it is a fake one.
  confirmAdmin: { about: 'self', answers: 400 },
  forgotPassword: { about: 'self' },
  // Reset tokens, too, are credentials of their own.
  resetPassword: { about: 'self', answers: 400 },
  updatePassword: { about: 'self', answers: 400 },
  getPreferences: { about: 'self' },
  updatePreferences: { about: 'self' },
  getEmailPreferences: { about: 'self' },
  updateEmailPreferences: { about: 'self' },
  getPhoto: { about: 'self' },
  changePhoto: { about: 'self' },
  removePhoto: { about: 'self' },
  exportUsers: { about: 'self' },
  exportMyData: { about: 'self' },
  // The password is a credential of its own; here it is a wrong one.
  deleteAccount: { about: 'self', answers: 403 },
  changePassword: { about: 'self', answers: 403 },

  createGroup: { about: 'self' },
  listGroups: { about: 'self' },
  getGroup: { about: 'group' },
  // The share code admits strangers.
  joinGroup: { about: 'self' },
  listMembers: { about: 'group' },
  changeGroup: { about: 'group' },
  renewShareCode: { about: 'group' },
  // Only for the creator. `restoreGroup` is also for former members.
  handOver: { about: 'owner' },
  keepGroup: { about: 'group' },
  deleteGroup: { about: 'owner' },
  restoreGroup: { about: 'owner' },
  addPlayer: { about: 'group' },
  changePlayer: { about: 'group' },
  archivePlayer: { about: 'group' },
  restorePlayer: { about: 'group' },
  claimPlayer: { about: 'group' },
  releasePlayer: { about: 'group' },
  // No player here has a photo; permission is checked first.
  getPlayerPhoto: { about: 'group', answers: 404 },
  removeMember: { about: 'group' },
  listJoinRequests: { about: 'group' },
  approveJoinRequest: { about: 'group' },
  declineJoinRequest: { about: 'group' },
  listActivity: { about: 'group' },
  findCourses: { about: 'self' },
  getCourse: { about: 'self' },
  addCourse: { about: 'group' },
  changeCourse: { about: 'group' },
  removeCourse: { about: 'group' },
  addCustomCard: { about: 'group' },
  removeCustomCard: { about: 'group' },

  listGames: { about: 'group' },
  createGame: { about: 'group' },
  getGameState: { about: 'group' },
  changeRules: { about: 'group' },
  changeRoster: { about: 'group' },
  drawCard: { about: 'group', instead: OF_ANOTHER_ROUND },
  assignCard: { about: 'group' },
  updateCardValues: { about: 'group' },
  deleteGame: { about: 'group' },
  finishGame: { about: 'group' },
  reopenGame: { about: 'group' },
  listPointsGames: { about: 'group' },
  createPointsGame: { about: 'group' },
  ensureBbbGame: { about: 'group' },
  updateSettings: { about: 'group' },
  recordHoleScores: { about: 'group' },
  updateBbbHole: { about: 'group' },
  listHoles: { about: 'group' },
  recordHole: { about: 'group' },
  // The kinds are the same for all callers.
  listGameKinds: { about: 'self' },
  listSideGames: { about: 'group' },
  addSideGame: { about: 'group' },
  getSideGame: { about: 'group' },
  changeSideGame: { about: 'group' },
  deleteSideGame: { about: 'group' },
  // Open to every session, since entries from before access lapsed are still accepted; this one was made after.
  syncCardAssignment: { about: 'group', instead: { lapsed: 402 } },
  syncPointsScore: { about: 'group', instead: { lapsed: 402 } },
  syncHoleCells: { about: 'group', instead: { lapsed: 402 } },
  // In a batch, each record is accepted or refused by itself.
  syncPointsScores: { about: 'group' },
  syncManyHoleCells: { about: 'group' },
  listConflicts: { about: 'group' },
  resolveConflict: { about: 'group' },
  getSpectatorLink: { about: 'group' },
  makeSpectatorLink: { about: 'group' },
  revokeSpectatorLink: { about: 'group' },
  // The link is a credential of its own; here it is a fake one.
  watchGame: { about: 'self', answers: 404 },
  listScoringLinks: { about: 'group' },
  makeGroupLink: { about: 'group' },
  revokeGroupLink: { about: 'group' },
  makeScoringLink: { about: 'group' },
  revokeScoringLink: { about: 'group' },
  releaseScoringLink: { about: 'group' },
  // As with spectators.
  openScoringLink: { about: 'self', answers: 404 },
  previewScoringLink: { about: 'self', answers: 404 },
  askScoringLink: { about: 'self', answers: 404 },
  handOverGuest: { about: 'self' },
  getGuestRound: { about: 'self' },
  // The guest cookie is a credential of its own; here it is a valid one.
  keepGuestRound: { about: 'self' },

  getCardPayouts: { about: 'group' },
  getPointsPayouts: { about: 'group' },
  getSideGamePayouts: { about: 'group' },
  calculateCombinedGames: { about: 'group' },
  getCombinedResult: { about: 'group' },
  listSeasons: { about: 'group' },
  getSeason: { about: 'group' },
  getPlayerSeason: { about: 'group' },
  // No user claims these players: every member may record, and only members other than the author may reopen.
  getTab: { about: 'group' },
  recordPayment: { about: 'group' },
  // Only for the author of the payment.
  undoPayment: { about: 'group', instead: { member: 403, 'direct, member token': 403 } },
  reopenPayment: { about: 'group' },
  // No user claims the player who would be reminded.
  remindPlayer: { about: 'group', answers: 400 },

  getNotificationPreferences: { about: 'self' },
  chooseChannel: { about: 'self' },
  addDevice: { about: 'self' },
  removeDevice: { about: 'self' },

  getPlans: { about: 'self' },
  getSubscriptionStatus: { about: 'self' },
  createSubscription: { about: 'self' },
  createAfterSetup: { about: 'owner' },
  // The user whose trial is over has nothing to cancel.
  cancelSubscription: { about: 'self', instead: { lapsed: 409 } },
  // No caller here has an active plan.
  changePlan: { about: 'self', answers: 409 },
  changeCard: { about: 'self', answers: 409 },
  changeCardAfterSetup: { about: 'owner' },
  confirmSimulated: { about: 'owner' },
  // No caller here has an open payment.
  getOpenPayment: { about: 'self', answers: 409 },
  confirmPayment: { about: 'self', answers: 409 },
  confirmSimulatedPayment: { about: 'self', answers: 409 },
  // These callers have had their trial.
  startTrial: { about: 'self', instead: { lapsed: 409, elsewhere: 409, admin: 409 } },
  // The provider's signature authorises a notice; no caller here has it.
  stripeWebhook: { about: 'self', answers: 400 },
  searchUsers: { about: 'self' },
  listManualTrials: { about: 'self' },
  grantManualTrial: { about: 'self' },
  extendManualTrial: { about: 'self' },
  revokeManualTrial: { about: 'self' },
} as const satisfies Record<keyof PublicApi, Row>;

export type RouteName = keyof typeof MATRIX;
export const ROUTE_NAMES = Object.keys(MATRIX) as RouteName[];

/** The status with which a caller is refused before the call is handled; null: the caller is admitted. */
export function refusedBefore(name: RouteName, caller: Caller): number | null {
  const { access, guests, method, rawBody }: Route = publicApi[name];
  if (caller === 'foreign site' && method !== 'GET' && !rawBody) return 403;
  if (BAD_TOKENS.includes(caller)) return 401;
  if (access === 'public') return null;
  if (isGuest(caller)) return guests && (isGuestOfRound(caller) || caller === 'guest elsewhere') ? null : 401;
  if (isNobody(caller) || guests === 'only') return 401;
  if (access === 'admin' && caller !== 'admin') return 403;
  if (access === 'subscriber' && caller === 'lapsed') return 402;
  return null;
}

/** The expected status of a cell of the matrix. */
export function expectedStatus(name: RouteName, caller: Caller): number {
  const row: Row = MATRIX[name];
  const isTheirs = row.about === 'self' || (row.about === 'group' ? isMember(caller) || isGuestOfRound(caller) : caller === 'member' || caller === 'direct, member token');
  return refusedBefore(name, caller) ?? (isTheirs ? (row.instead?.[caller] ?? row.answers ?? publicApi[name].status) : 404);
}
