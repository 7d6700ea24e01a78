import { SESSION_EXCHANGE_PATH, sessionExchangeBody } from '@fairshare/contracts';
import { invalidField, unauthorized, type AppOptions } from '@fairshare/service-kit';
import type { AuthApplication } from '../application';
import type { SigningKeys } from '../adapters/signing-keys';

type InternalRouter = Parameters<NonNullable<AppOptions['internal']>>[0];
type OpenApp = Parameters<NonNullable<AppOptions['open']>>[0];

/** Gateways trade a session cookie's hash for a token. */
export function mountExchange(router: InternalRouter, app: Pick<AuthApplication, 'exchangeSession'>): void {
  router.post(SESSION_EXCHANGE_PATH.replace('/internal', ''), async (request, response) => {
    const body = sessionExchangeBody.safeParse(request.body);
    if (!body.success) throw invalidField('sessionHash', 'not a session exchange');
    const exchanged = await app.exchangeSession(body.data);
    if (!exchanged) throw unauthorized();
    response.json(exchanged);
  });
}

/** Anyone may check auth's tokens: the public keys, as a JSON Web Key Set. */
export function mountPublishedKeys(app: OpenApp, keys: SigningKeys): void {
  app.get('/.well-known/jwks.json', async (_request, response) => {
    response.json(await keys.published());
  });
}
