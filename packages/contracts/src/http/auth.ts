import { z } from 'zod';
import { id, instant, text } from '../ids';
import { route, routeTable } from '../route';
import { changePasswordBody, emailPreferencesBody, forgotPasswordBody, loginBody, preferencesBody, resetPasswordBody, updatePasswordBody } from './auth-forms';
import { registerBody } from './password-forms';
import { message } from './common';

/** The signed-in user, as their own screens show them. */
export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAuthenticated: z.literal(true),
  isAdmin: z.boolean(),
  /** Whether the user has access, by a trial or a subscription. */
  hasActiveSubscription: z.boolean(),
  autoTrialStatus: z.enum(['eligible', 'active', 'expired', 'used']),
});
export type User = z.infer<typeof user>;

/** What the app restores on load; nulls at first. */
export const preferences = z.object({
  selectedGroupId: id.nullable(),
  selectedGameId: id.nullable(),
  currentTab: z.string().nullable(),
  version: z.number().int(),
});
export type Preferences = z.infer<typeof preferences>;

export const MARKETING_STATUSES = ['subscribed', 'pending', 'unsubscribed'] as const;

export const emailPreferences = z.object({
  marketingPreferenceStatus: z.enum(MARKETING_STATUSES),
  marketingConsentAt: instant.nullable(),
  marketingUnsubscribeAt: instant.nullable(),
});
export type EmailPreferences = z.infer<typeof emailPreferences>;

/** One account of the admin export. The keys are the column headings, in this order, of the CSV as well. */
export const exportedUser = z.object({
  'First Name': z.string(),
  'Last Name': z.string(),
  'Email Address': z.string(),
  'Auth Method': z.string(),
  'Marketing Preference Status': z.enum(['Subscribed', 'Pending', 'Unsubscribed']),
  /** Contains Active, Trial, Expired or Past Due. */
  'Subscription Status': z.string(),
  'Created At': instant,
});
export type ExportedUser = z.infer<typeof exportedUser>;

export const userExport = z.object({ count: z.number().int(), exportedAt: instant, users: z.array(exportedUser) });
export type UserExport = z.infer<typeof userExport>;

/** An invalid token gets a 400 of the same shape: `{ success: false, message }`. */
export const resetCheck = z.object({ success: z.boolean(), userId: id.optional(), message: z.string() });

/** The calls of the auth service. */
export const authApi = routeTable({
  register: route({
    service: 'auth',
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account and sign in.',
    access: 'public',
    body: registerBody,
    answer: z.object({ message: z.string(), user }),
    status: 201,
    refusals: [409],
    ignoresIdempotencyKey: true,
  }),
  login: route({
    service: 'auth',
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in. An unknown email and a wrong password return the same 401 "Invalid email or password".',
    access: 'public',
    body: loginBody,
    answer: z.object({ requiresSubscription: z.boolean(), user }),
    refusals: [401],
    ignoresIdempotencyKey: true,
  }),
  logout: route({
    service: 'auth',
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Sign out. Idempotent.',
    access: 'public',
    answer: message,
    ignoresIdempotencyKey: true,
  }),
  getUser: route({
    service: 'auth',
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Get the signed-in user.',
    access: 'session',
    answer: user,
  }),
  confirmAdmin: route({
    service: 'auth',
    method: 'POST',
    path: '/api/auth/confirm-admin',
    summary: "Confirm an administrator's address with the token of the link that was mailed to it, signed in to that account. The administrator role takes effect.",
    access: 'session',
    body: z.object({ token: text(128, { min: 1 }) }),
    answer: user,
    ignoresIdempotencyKey: true,
  }),
  forgotPassword: route({
    service: 'auth',
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Request a password reset link by mail. The response is the same for known and unknown addresses.',
    access: 'public',
    body: forgotPasswordBody,
    answer: message,
    ignoresIdempotencyKey: true,
  }),
  resetPassword: route({
    service: 'auth',
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Check a password reset token without consuming it. An invalid token is a 400 with `success: false`.',
    access: 'public',
    body: resetPasswordBody,
    answer: resetCheck,
    ignoresIdempotencyKey: true,
  }),
  updatePassword: route({
    service: 'auth',
    method: 'POST',
    path: '/api/auth/update-password',
    summary: 'Set a new password with a reset token. Consumes the token and ends every login session of the account.',
    access: 'public',
    body: updatePasswordBody,
    answer: message,
    ignoresIdempotencyKey: true,
  }),
  changePassword: route({
    service: 'auth',
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the password. The body contains the current one; a wrong one is a 403. Ends every other login session of the account; this browser stays signed in.',
    access: 'session',
    body: changePasswordBody,
    answer: message,
    refusals: [403],
    ignoresIdempotencyKey: true,
  }),
  getPreferences: route({
    service: 'auth',
    method: 'GET',
    path: '/api/user/preferences',
    summary: 'Get the selections that the app restores when it loads: group, game and tab.',
    access: 'session',
    answer: preferences,
  }),
  updatePreferences: route({
    service: 'auth',
    method: 'PUT',
    path: '/api/user/preferences',
    summary: 'Update some of the selections that the app restores when it loads. Fields that are omitted keep their values.',
    access: 'session',
    body: preferencesBody,
    answer: preferences,
    refusals: [412, 422],
  }),
  getEmailPreferences: route({
    service: 'auth',
    method: 'GET',
    path: '/api/user/email-preferences',
    summary: "Get the user's marketing consent.",
    access: 'session',
    answer: emailPreferences,
  }),
  updateEmailPreferences: route({
    service: 'auth',
    method: 'PUT',
    path: '/api/user/email-preferences',
    summary: 'Give or withdraw marketing consent.',
    access: 'session',
    body: emailPreferencesBody,
    answer: emailPreferences,
    refusals: [412, 422],
  }),
  exportUsers: route({
    service: 'auth',
    method: 'GET',
    path: '/api/admin/export-users',
    summary: 'Export all accounts, as JSON or, with `format=csv`, as a CSV attachment whose name contains the date in UTC.',
    access: 'admin',
    query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    answer: userExport,
    alsoAnswers: ['text/csv'],
  }),
});
