import { z } from 'zod';
import { id, instant } from '../ids';
import { published, type StateOf } from './envelope';

/** The auth service publishes the accounts, without hashes and tokens. */
export const accounts = published({
  kind: 'accounts',
  topic: 'accounts',
  schema: 1,
  state: z.object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(['golfer', 'admin']),
    createdAt: instant,
    /** A data URL of at most 16 kB; null or absent: none. */
    photo: z.string().nullish(),
  }),
  changes: {
    'account-registered': 'A golfer registered.',
    'password-set': 'The password was set; every login session before it is dead.',
    'role-changed': 'The account became, or ceased to be, an administrator.',
    'email-preferences-changed': 'Marketing consent was given or withdrawn.',
    'account-photo-changed': 'The golfer chose a photo, or removed it.',
    'account-deleted': 'The account was deleted; only its id remains.',
  },
});
export type AccountState = StateOf<typeof accounts>;

/** The auth service publishes login sessions by their public id, so that the sockets of an ended session are closed. */
export const loginSessions = published({
  kind: 'sessions',
  topic: 'accounts',
  schema: 1,
  state: z.object({ id, userId: id, expiresAt: instant }),
  changes: {
    'session-started': 'Someone signed in.',
    'session-ended': 'Someone signed out, or was signed out by a new password.',
  },
});
export type LoginSessionState = StateOf<typeof loginSessions>;
