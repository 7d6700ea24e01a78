import { accounts } from '@fairshare/contracts';
import { Refusal, tooManyRequests, unauthorized, unavailable, type TranslateError } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import { AdminLinkInvalid, EmailTaken, ResetTokenInvalid, SignInTooOften, TooManyAtOnce, WrongCredentials, WrongPassword } from '../domain/errors';
import { texts, waitText } from './texts';

/** Auth's named errors as HTTP. */
export const translateErrors: TranslateError = (error) => {
  if (error instanceof EmailTaken) return new Refusal(409, 'EMAIL_TAKEN', texts.emailTaken, { issues: [{ path: 'email', message: texts.emailTaken }] });
  if (error instanceof WrongCredentials) return new Refusal(401, 'WRONG_CREDENTIALS', texts.wrongCredentials);
  if (error instanceof WrongPassword) return new Refusal(403, 'WRONG_PASSWORD', texts.wrongPassword, { issues: [{ path: error.field, message: texts.wrongPassword }] });
  if (error instanceof SignInTooOften) return tooManyRequests(error.retryAfterSeconds, waitText(error.retryAfterSeconds));
  if (error instanceof TooManyAtOnce) return unavailable('Signing in');
  if (error instanceof ResetTokenInvalid) {
    return new Refusal(400, 'RESET_TOKEN_INVALID', texts.resetTokenInvalid, { extra: { success: false } });
  }
  if (error instanceof AdminLinkInvalid) return new Refusal(400, 'ADMIN_LINK_INVALID', texts.adminLinkInvalid);
  // Callers change their own account alone: one that is not there is gone, and whoever it was is nobody now.
  if (error instanceof NotFound && error.kind === accounts.kind) return unauthorized();
  return undefined;
};
