import { accountPhotoApi, accountRightsApi, authApi, type Route } from '@fairshare/contracts';
import { type Bound, handle, ok, unauthorized, committed, type Caller, type Handled, type Mounted } from '@fairshare/service-kit';
import type * as useCases from '../use-cases';
import type { SignInOrigin } from '../commands/guard-sign-in';
import type { StartedLoginSession } from '../commands/start-login-session';
import { clientAddress } from './client-address';
import type { Cookies } from './cookies';
import { exportAsCsv, exportAsJson } from './export-users';
import { presentEmailPreferences, presentPersonalData, presentPhoto, presentPreferences, presentUser, requiresSubscription } from './present';
import { texts } from './texts';

/** All public routes of auth. */
export function routes(app: Bound<typeof useCases>, cookies: Cookies, clock: () => Date): Mounted[] {
  /** The cookies that sign the browser in and make its device known. */
  const signedIn = ({ secret, device }: StartedLoginSession) => ({ headers: { 'Set-Cookie': [cookies.session.issue(secret), cookies.device.issue(device)] } });

  const origin = (http: Handled<Route>['http']): SignInOrigin => ({
    address: clientAddress(http),
    deviceCookie: cookies.device.read(http.request.get('cookie')),
  });

  /** Signing in overwrites the browser's cookie, so its former session is ended here instead of remaining unused. */
  const leaveFormer = async (caller: Caller | null) => caller && app.endLoginSession(caller.sid);

  const known = async (caller: Caller) => {
    const user = await app.userOf(caller.userId);
    if (!user) throw unauthorized();
    return user;
  };

  return [
    handle(authApi.register, async ({ body, caller, http }) => {
      const { account, ...started } = await app.register({ ...body, deviceCookie: origin(http).deviceCookie });
      await leaveFormer(caller);
      const user = presentUser({ account, billing: null }, clock());
      return committed({ message: texts.registered, user }, [account, started.loginSession], signedIn(started));
    }),

    handle(authApi.login, async ({ body, caller, http }) => {
      const { account, ...started } = await app.logIn({ ...body, ...origin(http) });
      await leaveFormer(caller);
      const user = presentUser(await app.withBilling(account), clock());
      return committed({ requiresSubscription: requiresSubscription(user), user }, [account, started.loginSession], signedIn(started));
    }),

    handle(authApi.logout, async ({ caller }) => {
      if (caller) await app.endLoginSession(caller.sid);
      return ok({ message: texts.signedOut }, { headers: { 'Set-Cookie': cookies.session.clear() } });
    }),

    handle(authApi.getUser, async ({ caller }) => {
      return ok(presentUser(await known(caller), clock()));
    }),

    handle(authApi.confirmAdmin, async ({ caller, body }) => {
      const account = await app.confirmAdministrator(caller.userId, body.token);
      return committed(presentUser(await known(caller), clock()), account);
    }),

    handle(authApi.forgotPassword, async ({ body }) => {
      app.requestPasswordReset(body.email);
      return ok({ message: texts.resetRequested });
    }),

    handle(authApi.resetPassword, async ({ body }) => {
      const userId = await app.checkResetToken(body.token);
      return ok({ success: true, userId, message: texts.resetTokenHolds });
    }),

    handle(authApi.updatePassword, async ({ body, http }) => {
      const { account, device } = await app.updatePassword({ ...body, ...origin(http) });
      return committed({ message: texts.passwordUpdated }, account, { headers: { 'Set-Cookie': cookies.device.issue(device) } });
    }),

    handle(authApi.changePassword, async ({ caller, body, http }) => {
      const { account, ...started } = await app.changePassword({ ...body, userId: caller.userId, ...origin(http) });
      return committed({ message: texts.passwordChanged }, [account, started.loginSession], signedIn(started));
    }),

    handle(authApi.getPreferences, async ({ caller }) => {
      const preferences = await app.preferencesOf(caller.userId);
      return ok(presentPreferences(preferences), { etag: preferences.version });
    }),

    handle(authApi.updatePreferences, async ({ caller, body, write }) => {
      const preferences = await app.savePreferences(caller.userId, body, write.options);
      return ok(presentPreferences(preferences), { etag: preferences.version });
    }),

    handle(authApi.getEmailPreferences, async ({ caller }) => {
      const { account } = await known(caller);
      return ok(presentEmailPreferences(account.state), { etag: account.version });
    }),

    handle(authApi.updateEmailPreferences, async ({ caller, body, write }) => {
      const account = await app.changeEmailPreferences(caller.userId, body.unsubscribe, write.options);
      return committed(presentEmailPreferences(account.state), account, { etag: account.version });
    }),

    handle(accountPhotoApi.getPhoto, async ({ caller }) => ok(presentPhoto((await known(caller)).account.state))),

    handle(accountPhotoApi.changePhoto, async ({ caller, body, write }) => {
      const account = await app.changePhoto(caller.userId, body.photo, write.options);
      return committed(presentPhoto(account.state), account);
    }),

    handle(accountPhotoApi.removePhoto, async ({ caller, write }) => {
      const account = await app.changePhoto(caller.userId, null, write.options);
      return committed(presentPhoto(account.state), account);
    }),

    handle(accountRightsApi.exportMyData, async ({ caller }) => {
      const now = clock();
      const name = `fairshare-data-${now.toISOString().slice(0, 10)}.json`;
      return ok(presentPersonalData(await app.personalDataOf(caller.userId), now), { headers: { 'Content-Disposition': `attachment; filename="${name}"` } });
    }),

    handle(accountRightsApi.deleteAccount, async ({ caller, body }) => {
      await app.deleteAccount(caller.userId, body.password);
      return ok(undefined, { headers: { 'Set-Cookie': cookies.session.clear() } });
    }),

    handle(authApi.exportUsers, async ({ query, http }) => {
      const now = clock();
      const exported = query.format === 'csv' ? exportAsCsv : exportAsJson;
      return exported(app.allUsers(), now, http.response);
    }),
  ];
}
