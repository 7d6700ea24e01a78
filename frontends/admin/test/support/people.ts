import type { ManualTrial, User } from '@fairshare/contracts';

export const ADMIN: User = {
  id: 'a1',
  email: 'admin@example.org',
  firstName: 'Ada',
  lastName: 'Min',
  isAuthenticated: true,
  isAdmin: true,
  hasActiveSubscription: false,
  autoTrialStatus: 'eligible',
};

/** Bo's trial, with two days left. */
export const TRIAL: ManualTrial = {
  id: 'u2',
  fullName: 'Bo Ray',
  email: 'bo@example.org',
  manualTrialGrantedAt: '2026-05-01T12:00:00.000Z',
  manualTrialEndsAt: '2026-05-11T12:00:00.000Z',
  daysRemaining: 2,
  manualTrialReason: 'Captain',
  manualTrialGrantedBy: 'Ada Min',
};
