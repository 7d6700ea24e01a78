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
    'account-registered': 'A user registered.',
    'password-set': 'The password was set. All earlier login sessions are revoked.',
    'role-changed': 'The account became an administrator, or lost that role.',
    'email-preferences-changed': 'Marketing consent was given or withdrawn.',
    'account-photo-changed': 'The user set a photo, or removed it.',
    'account-deleted': 'The account was deleted. Only its id remains.',
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
    'session-started': 'A user signed in.',
    'session-ended': 'A user signed out, or was signed out because the password changed.',
  },
});
export type LoginSessionState = StateOf<typeof loginSessions>;
