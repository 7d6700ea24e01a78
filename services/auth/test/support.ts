import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESSION_EXCHANGE_PATH, billing, type BillingState, type SessionExchangeAnswer } from '@fairshare/contracts';
import { createApp, createMemoryLoginSessionCache, mountAggregates, type Service, type ServiceDeps, type LoginSessionCache } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import { eventually, startTestPlatform, suiteLogger, type Answer, type TestClient, type TestPlatform } from '@fairshare/testing';
import { createAuthService, createMailboxMailer, type AuthOptions } from '../src/service';
import { signingKeyType, type SigningKeyPair } from '../src/store';

export const JANE = {
  email: 'Jane.Doe@Example.com',
  password: 'fairway-7',
  firstName: 'Jane',
  lastName: 'Doe',
  termsAccepted: true,
  marketingConsent: false,
};

/** A signed-in browser: its cookie's secret, its user, and a client that sends requests as the gateway would forward them. */
export interface Browser extends TestClient {
  readonly answer: Answer;
  readonly secret: string;
  readonly userId: string;
  readonly sid: string;
}

export interface AuthPlatform extends TestPlatform {
  readonly sessionCache: LoginSessionCache;
  /** The store of billing: a write publishes an event, which auth receives. */
  billing(): AggregateStore<BillingState>;
  register(fields?: Partial<typeof JANE>): Promise<Browser>;
  login(email: string, password: string): Promise<Answer>;
  browser(answer: Answer): Promise<Browser>;
  exchange(secret: string, atLeast?: string): Promise<SessionExchangeAnswer>;
  /** All mails so far, oldest first. Waits until there are `count`. */
  mails(count: number): Promise<string[]>;
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
export const cookieOf = (answer: Answer): string => answer.headers.getSetCookie().find((cookie) => /session=/.test(cookie)) ?? '';
export const secretOf = (answer: Answer): string => /session=([^;]*)/.exec(cookieOf(answer))?.[1] ?? '';
/** The cookie that identifies a known device, as a browser sends it. */
export const deviceOf = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => /device=/.test(cookie))
    ?.split(';')[0] ?? '';
/** The secret in the link of a mail. */
export const tokenIn = (mail: string | undefined): string => /\?token=([A-Za-z0-9_-]+)/.exec(mail ?? '')?.[1] ?? '';

/** The real auth service, with a minimal service that owns billing. */
export async function startAuth(options: Partial<AuthOptions> = {}): Promise<AuthPlatform> {
  const sessionCache = createMemoryLoginSessionCache();
  const stub = createStubBilling();
  const directory = await mkdtemp(join(tmpdir(), 'fairshare-mailbox-'));
  const platform = await startTestPlatform({
    services: {
      billing: stub.create,
      auth(deps) {
        const service = createAuthService(deps, {
          publicUrl: 'http://fairshare.test',
          productName: 'Fairshare',
          supportEmail: 'support@fairshare.test',
          adminEmails: [],
          adminByMail: false,
          sessionCache,
          mailer: createMailboxMailer({ directory, from: 'Fairshare <no-reply@fairshare.test>', logger: suiteLogger('mail') }),
          ...options,
        });
        return startedWithKeyPair(service, deps);
      },
    },
  });

  const exchange = (secret: string, atLeast?: string) =>
    platform.peers.call<SessionExchangeAnswer>('auth', 'POST', SESSION_EXCHANGE_PATH, { sessionHash: hashOf(secret), atLeast });

  async function browser(answer: Answer): Promise<Browser> {
    const secret = secretOf(answer);
    const { userId, sid } = await exchange(secret);
    const role = answer.body.user?.isAdmin ? 'admin' : 'golfer';
    return { ...platform.as({ userId, sid, email: answer.body.user.email, role, accessUntil: 0 }), answer, secret, userId, sid };
  }
  return {
    ...platform,
    sessionCache,
    billing: stub.store,
    exchange,
    browser,
    register: async (fields = {}) => browser(await platform.anonymous().post('/api/auth/register', { ...JANE, ...fields })),
    login: (email, password) => platform.anonymous().post('/api/auth/login', { email, password }),
    async close() {
      await platform.close();
      await rm(directory, { recursive: true });
    },
    mails: (count) =>
      eventually(
        () => mailsIn(directory),
        (mails) => mails.length >= count,
      ),
  };
}

/** The key pair of a test file's first service, stored for the others: generating one takes longer than most tests. */
let keyPair: SigningKeyPair | undefined;

function startedWithKeyPair(service: Service, { storage, clock }: ServiceDeps): Service {
  const pairs = storage.aggregates<SigningKeyPair>(signingKeyType);
  return {
    ...service,
    async start() {
      if (keyPair && (await pairs.scan()).length === 0) await pairs.create(randomUUID(), { ...keyPair, createdAt: clock().toISOString() }, []);
      await service.start?.();
      keyPair ??= (await pairs.scan())[0]?.state;
    },
  };
}

async function mailsIn(directory: string): Promise<string[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.eml')).sort();
  return Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
}

function createStubBilling() {
  let owned: AggregateStore<BillingState> | undefined;
  return {
    create(deps: ServiceDeps): Service {
      const store = deps.storage.aggregates<BillingState>({
        kind: billing.kind,
        schema: 1,
        publish: { topic: billing.topic, schema: billing.schema, view: (state) => state },
      });
      owned = store;
      return { app: createApp({ deps, routes: [], internal: (router) => mountAggregates(router, [store]) }), consumers: [], close: async () => undefined };
    },
    store(): AggregateStore<BillingState> {
      if (!owned) throw new Error('billing is not running');
      return owned;
    },
  };
}
