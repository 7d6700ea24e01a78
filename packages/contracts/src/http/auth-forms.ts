import { z } from 'zod';
import { id, text } from '../ids';

/**
 * The bodies that the account forms send. The browser validates with these same schemas before it sends, so the messages under the
 * fields and those of a 400 are the same. They are separate from the routes so that a form's bundle contains only these; those that
 * set a password are in password-forms.ts, so that the sign-in's bundle contains none of them.
 */

export const PASSWORD_MIN_AT_REGISTRATION = 6;
export const PASSWORD_MIN_AT_RESET = 8;
const PASSWORD_MAX = 128;
const INVALID_EMAIL = 'Please enter a valid email address';

/** An email as typed, trimmed; accounts compare it lower-cased. */
export const email = z.string({ error: INVALID_EMAIL }).trim().max(254, INVALID_EMAIL).regex(z.regexes.email, INVALID_EMAIL);

/** One keyboard writes "ä" as one character, another as two: they are the same password (NFC, RFC 8265). */
export const isSamePassword = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC');

/** Passwords are taken as typed, including blanks at the ends. Lengths are in characters; a letter counts once, however it was typed. */
export function password(min: number, message: string) {
  return z
    .string({ error: message })
    .min(min, message)
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
    .refine((typed) => typed.length < min || typed.normalize('NFC').length >= min, message);
}

export const loginBody = z.object({ email, password: password(1, 'Password is required') });

export const forgotPasswordBody = z.object({ email });

const resetToken = text(128, { min: 1, message: 'Invalid reset link. Please request a new password reset.' });

export const resetPasswordBody = z.object({ token: resetToken });

export const newPassword = password(PASSWORD_MIN_AT_RESET, `Password must be at least ${PASSWORD_MIN_AT_RESET} characters`);

export const updatePasswordBody = z.object({ token: resetToken, userId: id, password: newPassword });

/** The present password as it was set, and the new one. */
export const changePasswordBody = z.object({ currentPassword: password(1, 'Password is required'), password: newPassword });

/** The password as it was set: the rules for new passwords do not apply. */
export const deleteAccountBody = z.object({ password: password(1, 'Password is required') });

/** Merged into the stored preferences: an absent field stays unchanged, null clears it. */
export const preferencesBody = z.object({
  selectedGroupId: id.nullable().optional(),
  selectedGameId: id.nullable().optional(),
  currentTab: text(40).nullable().optional(),
});
export type PreferencesBody = z.input<typeof preferencesBody>;

export const emailPreferencesBody = z.object({ unsubscribe: z.boolean() });
