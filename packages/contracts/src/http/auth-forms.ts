import { z } from 'zod';
import { id, text } from '../ids';
import { name } from '../readable';

/**
 * What the account forms send. The browser checks with these same schemas before it sends, so the texts under the fields
 * and the texts of a 400 are one and the same. They stand apart from the routes so that a form's bundle carries only these.
 */

export const PASSWORD_MIN_AT_REGISTRATION = 6;
export const PASSWORD_MIN_AT_RESET = 8;
const PASSWORD_MAX = 128;
const PASSWORDS_DIFFER = "Passwords don't match";
const INVALID_EMAIL = 'Please enter a valid email address';

/** An email as typed, trimmed; accounts compare it lower-cased. */
export const email = z.string({ error: INVALID_EMAIL }).trim().max(254, INVALID_EMAIL).regex(z.regexes.email, INVALID_EMAIL);

/** Passwords are taken as typed, blanks at the ends included. Characters. */
function password(min: number, message: string) {
  return z.string({ error: message }).min(min, message).max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);
}

const passwordPair = z.object({ password: z.string(), confirmPassword: z.string() });

/** Compared whatever else is wrong with the form (a box not ticked), so that all of it is said at once. */
const passwordsMatch = {
  check: (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword,
  or: {
    path: ['confirmPassword'],
    error: PASSWORDS_DIFFER,
    when: ({ value }: { value: unknown }) => passwordPair.safeParse(value).success,
  },
};

export const loginBody = z.object({ email, password: password(1, 'Password is required') });
export type LoginBody = z.input<typeof loginBody>;

export const registerBody = z.object({
  email,
  password: password(PASSWORD_MIN_AT_REGISTRATION, `Password must be at least ${PASSWORD_MIN_AT_REGISTRATION} characters`),
  firstName: name(60, { min: 1, message: 'First name is required' }),
  lastName: name(60, { min: 1, message: 'Last name is required' }),
  termsAccepted: z.literal(true, { error: 'You must accept the Terms of Service and Privacy Policy to register' }),
  marketingConsent: z.boolean().default(false),
});
export type RegisterBody = z.input<typeof registerBody>;

/** The registration form: confirmPassword is checked in the browser and never sent. */
export const registerForm = registerBody
  .extend({ confirmPassword: z.string({ error: PASSWORDS_DIFFER }) })
  .refine(passwordsMatch.check, passwordsMatch.or);
export type RegisterForm = z.input<typeof registerForm>;

export const forgotPasswordBody = z.object({ email });
export type ForgotPasswordBody = z.input<typeof forgotPasswordBody>;

const resetToken = text(128, { min: 1, message: 'Invalid reset link. Please request a new password reset.' });

export const resetPasswordBody = z.object({ token: resetToken });
export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

const newPassword = password(PASSWORD_MIN_AT_RESET, `Password must be at least ${PASSWORD_MIN_AT_RESET} characters`);

export const updatePasswordBody = z.object({ token: resetToken, userId: id, password: newPassword });
export type UpdatePasswordBody = z.input<typeof updatePasswordBody>;

/** The form of a new password: token and userId come from the link, not from the golfer. */
export const newPasswordForm = z
  .object({ password: newPassword, confirmPassword: z.string({ error: PASSWORDS_DIFFER }) })
  .refine(passwordsMatch.check, passwordsMatch.or);
export type NewPasswordForm = z.input<typeof newPasswordForm>;

/** The present password as it was set, and the new one. */
export const changePasswordBody = z.object({ currentPassword: password(1, 'Password is required'), password: newPassword });
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

/** The form of it: confirmPassword is checked in the browser and never sent. */
export const changePasswordForm = changePasswordBody
  .extend({ confirmPassword: z.string({ error: PASSWORDS_DIFFER }) })
  .refine(passwordsMatch.check, passwordsMatch.or);
export type ChangePasswordForm = z.input<typeof changePasswordForm>;

/** Passwords as they were set, whatever the rules for new ones have become. */
export const deleteAccountBody = z.object({ password: password(1, 'Password is required') });
export type DeleteAccountBody = z.input<typeof deleteAccountBody>;

/** Merged into what is stored: a field left out stays, null clears it. */
export const preferencesBody = z.object({
  selectedGroupId: id.nullable().optional(),
  selectedGameId: id.nullable().optional(),
  currentTab: text(40).nullable().optional(),
});
export type PreferencesBody = z.input<typeof preferencesBody>;

export const emailPreferencesBody = z.object({ unsubscribe: z.boolean() });
export type EmailPreferencesBody = z.input<typeof emailPreferencesBody>;
