import type { AuthDeps } from './deps';
import { changeEmailPreferences } from './commands/change-email-preferences';
import { changePhoto } from './commands/change-photo';
import { changePassword } from './commands/change-password';
import { confirmAdministrator } from './commands/confirm-administrator';
import { deleteAccount } from './commands/delete-account';
import { endLoginSession } from './commands/end-sessions';
import { logIn } from './commands/log-in';
import { mailBilling } from './commands/mail-billing';
import { mailNotifications } from './commands/mail-notifications';
import { register } from './commands/register';
import { requestPasswordReset } from './commands/request-password-reset';
import { savePreferences } from './commands/save-preferences';
import { updatePassword } from './commands/update-password';
import { allUsers } from './queries/all-users';
import { checkResetToken } from './queries/check-reset-token';
import { exchangeLoginSession } from './queries/exchange-login-session';
import { personalDataOf } from './queries/personal-data-of';
import { preferencesOf } from './queries/preferences-of';
import { userOf, withBilling } from './queries/user-of';

/** Everything the auth service can do. */
export const createAuthApplication = (deps: AuthDeps) => ({
  register: register(deps),
  logIn: logIn(deps),
  endLoginSession: endLoginSession(deps),
  exchangeLoginSession: exchangeLoginSession(deps),
  userOf: userOf(deps),
  withBilling: withBilling(deps),
  confirmAdministrator: confirmAdministrator(deps),
  requestPasswordReset: requestPasswordReset(deps),
  checkResetToken: checkResetToken(deps),
  updatePassword: updatePassword(deps),
  changePassword: changePassword(deps),
  preferencesOf: preferencesOf(deps),
  savePreferences: savePreferences(deps),
  changeEmailPreferences: changeEmailPreferences(deps),
  changePhoto: changePhoto(deps),
  personalDataOf: personalDataOf(deps),
  deleteAccount: deleteAccount(deps),
  allUsers: allUsers(deps),
  mailNotifications: mailNotifications(deps),
  mailBilling: mailBilling(deps),
});

export type AuthApplication = ReturnType<typeof createAuthApplication>;
