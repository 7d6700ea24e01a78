import type { SubscriptionStatus, User } from '@fairshare/contracts';
import type { DemoUser } from './demo-users';

/** A client that calls the running platform over HTTP like a browser: the demo creates only data that a user could create. */
export class Caller {
  readonly #cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  /** @returns the caller, signed in */
  async register({ email, password, firstName, lastName }: DemoUser): Promise<Caller> {
    await this.call<User>('POST', '/api/auth/register', { email, password, firstName, lastName, termsAccepted: true, marketingConsent: false });
    return this;
  }

  /** @returns the caller, signed in */
  async signIn({ email, password }: DemoUser): Promise<Caller> {
    await this.call<User>('POST', '/api/auth/login', { email, password });
    return this;
  }

  startTrial = (): Promise<SubscriptionStatus> => this.call('POST', '/api/trial/start');

  /** Chooses a plan and pays with a test card of the simulated provider. */
  async subscribe(planKey: 'monthly' | 'annual', cardNumber: string): Promise<void> {
    const { clientSecret, setupIntentId } = await this.call<{ clientSecret: string; setupIntentId: string }>('POST', '/api/subscription/create', { planKey });
    await this.call('POST', '/api/subscription/simulated/confirm', { clientSecret, cardNumber });
    await this.call('POST', '/api/subscription/create-after-setup', { setupIntentId });
  }

  /** @throws Error with the response, unless it is 2xx */
  async call<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> {
    const answer = await fetch(new URL(path, this.url), {
      method,
      headers: { 'content-type': 'application/json', cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: method === 'GET' ? null : JSON.stringify(body ?? {}),
    });
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const equals = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  }
}
