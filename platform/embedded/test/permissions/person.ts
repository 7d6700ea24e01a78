import { createHash } from 'node:crypto';
import { SESSION_EXCHANGE_PATH, type SessionExchangeAnswer } from '@fairshare/contracts';
import type { Peers } from '@fairshare/service-kit';
import type { TestClient } from '@fairshare/testing';
import { PASSWORD, register } from '../support';

/** A user with an account and a browser that is signed in to it. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly client: TestClient;
  /** The session cookie, without anything else that a browser would send. */
  cookie(): string;
  /** A genuine token for the session, as the gateway gets it. */
  token(): Promise<string>;
  /** Signs in with another browser: a session of its own. */
  signIn(): Promise<void>;
}

/** Registers a new user. */
export async function newPerson(visitor: () => TestClient, peers: Peers, givenEmail?: string): Promise<Person> {
  let client = visitor();
  const { id, email } = await register(client, givenEmail);
  const cookie = () =>
    client
      .cookies()
      .split('; ')
      .find((pair) => pair.startsWith('session=')) ?? '';
  return {
    id,
    email,
    get client() {
      return client;
    },
    cookie,
    async token() {
      const sessionHash = createHash('sha256').update(cookie().slice('session='.length)).digest('hex');
      return (await peers.call<SessionExchangeAnswer>('auth', 'POST', SESSION_EXCHANGE_PATH, { sessionHash })).token;
    },
    async signIn() {
      client = visitor();
      const answer = await client.post('/api/auth/login', { email, password: PASSWORD });
      if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`);
    },
  };
}
