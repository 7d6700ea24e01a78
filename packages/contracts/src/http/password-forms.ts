import { z } from 'zod';
import { name } from '../readable';
import { changePasswordBody, email, isSamePassword, newPassword, password, PASSWORD_MIN_AT_REGISTRATION } from './auth-forms';

const PASSWORDS_DIFFER = "Passwords don't match";

const passwordPair = z.object({ password: z.string(), confirmPassword: z.string() });

/** Compared even if other fields of the form are invalid (a box not ticked), so that all errors are shown at once. */
const passwordsMatch = {
  check: (form: { password: string; confirmPassword: string }) => isSamePassword(form.password, form.confirmPassword),
  or: {
    path: ['confirmPassword'],
    error: PASSWORDS_DIFFER,
    when: ({ value }: { value: unknown }) => passwordPair.safeParse(value).success,
  },
};

export const registerBody = z.object({
  email,
  password: password(PASSWORD_MIN_AT_REGISTRATION, `Password must be at least ${PASSWORD_MIN_AT_REGISTRATION} characters`),
  firstName: name(60, { min: 1, message: 'First name is required' }),
  lastName: name(60, { min: 1, message: 'Last name is required' }),
  termsAccepted: z.literal(true, { error: 'You must accept the Terms of Service and Privacy Policy to register' }),
  marketingConsent: z.boolean().default(false),
});

/** The registration form: confirmPassword is checked in the browser and never sent. */
export const registerForm = registerBody.extend({ confirmPassword: z.string({ error: PASSWORDS_DIFFER }) }).refine(passwordsMatch.check, passwordsMatch.or);

/** The form of a new password: token and userId come from the link, not from the golfer. */
export const newPasswordForm = z.object({ password: newPassword, confirmPassword: z.string({ error: PASSWORDS_DIFFER }) }).refine(passwordsMatch.check, passwordsMatch.or);
export type NewPasswordForm = z.input<typeof newPasswordForm>;

/** The form of `changePasswordBody`: confirmPassword is checked in the browser and never sent. */
export const changePasswordForm = changePasswordBody.extend({ confirmPassword: z.string({ error: PASSWORDS_DIFFER }) }).refine(passwordsMatch.check, passwordsMatch.or);
