import {
  BILLING_MAIL_PATH,
  billingMailBody,
  type BillingMailAnswer,
  NOTIFICATION_MAIL_PATH,
  notificationMailBody,
  SESSION_EXCHANGE_PATH,
  sessionExchangeBody,
} from '@fairshare/contracts';
import { type Bound, conflicting, invalidField, notFound, unauthorized, type AppOptions, type InternalRouter } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import type * as useCases from '../use-cases';
import type { SigningKeys } from '../adapters/signing-keys';

type OpenApp = Parameters<NonNullable<AppOptions['open']>>[0];

/** Gateways exchange the hash of a session cookie for a token. */
export function mountExchange(router: InternalRouter, app: Pick<Bound<typeof useCases>, 'exchangeLoginSession'>): void {
  router.post(SESSION_EXCHANGE_PATH.replace('/internal', ''), async (request, response) => {
    const body = sessionExchangeBody.safeParse(request.body);
    if (!body.success) throw invalidField('sessionHash', 'not a session exchange');
    const exchanged = await app.exchangeLoginSession(body.data);
    if (!exchanged) throw unauthorized();
    response.json(exchanged);
  });
}

/** Realtime requests a notification mail to a user. */
export function mountNotificationMails(router: InternalRouter, app: Pick<Bound<typeof useCases>, 'mailNotifications'>): void {
  router.post(NOTIFICATION_MAIL_PATH.replace('/internal', ''), async (request, response) => {
    const mail = notificationMailBody.safeParse(request.body);
    if (!mail.success) throw invalidField('kinds', 'not a mail about news');
    await app.mailNotifications(mail.data).catch((error: unknown) => {
      throw error instanceof NotFound ? notFound() : error;
    });
    response.status(204).end();
  });
}

/** Billing requests a mail to a user about their payments. */
export function mountBillingMails(router: InternalRouter, app: Pick<Bound<typeof useCases>, 'mailBilling'>): void {
  router.post(BILLING_MAIL_PATH.replace('/internal', ''), async (request, response) => {
    const mail = billingMailBody.safeParse(request.body);
    if (!mail.success) throw invalidField('notice', 'not a mail about money');
    const answer: BillingMailAnswer = { isSent: await app.mailBilling(mail.data) };
    response.json(answer);
  });
}

/** Operators rotate the keys that sign user tokens: first they add a new key, later they retire the older ones (rotate-signing-keys.command.ts). */
export function mountKeyRotation(router: InternalRouter, keys: SigningKeys): void {
  router.post('/signing-keys', async (_request, response) => {
    response.status(201).json({ kid: await keys.rotate() });
  });
  router.post('/signing-keys/retire', async (_request, response) => {
    const retired = await keys.retire();
    if (retired === null) throw conflicting('KEY_TOO_NEW', 'The newest key is not three minutes old: tokens of an older one may still be about.');
    response.json({ retired });
  });
}

/** Serves the public keys as a JSON Web Key Set, with which anyone can verify auth's tokens. */
export function mountPublishedKeys(app: OpenApp, keys: SigningKeys): void {
  app.get('/.well-known/jwks.json', async (_request, response) => {
    response.json(await keys.published());
  });
}
