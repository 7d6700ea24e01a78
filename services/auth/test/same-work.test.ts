import { createBackground } from '../src/adapters/background';
import type { AuthDeps } from '../src/deps';
import { requestPasswordReset } from '../src/commands/request-password-reset';
import type { suiteLogger } from '@fairshare/testing';
import { JANE, startAuth, tokenIn } from './support';

describe('asking for a reset link', () => {
  it('when a reset link is requested, then nothing is looked up first', () => {
    const done: string[] = [];
    const later: string[] = [];
    const touched = (what: string) => new Proxy({}, { get: () => () => done.push(what) });
    const deps = {
      ...Object.fromEntries(['accounts', 'attempts', 'mailer', 'emailTemplates'].map((part) => [part, touched(part)])),
      background: { run: () => done.push('background'), runLater: (what: string) => void later.push(what) },
    } as unknown as AuthDeps;

    for (const email of ['jane.doe@example.com', 'nobody@example.com']) requestPasswordReset(deps)(email);

    expect(done).toEqual([]);
    expect(later).toEqual(['mail a reset link', 'mail a reset link']);
  });

  it('when the service shuts down after answering, then mail is sent', async () => {
    const sent: string[] = [];
    const auth = await startAuth({ mailer: { send: async ({ text }) => void sent.push(text), close: async () => undefined } });
    await auth.register();
    await auth.anonymous().post('/api/auth/forgot-password', { email: JANE.email });

    await auth.stop('auth');

    expect(sent.map(tokenIn)).toEqual([expect.stringMatching(/^.{43}$/)]);
    await auth.close();
  });

  it('when the mail cannot be sent, then the failure is in the log', async () => {
    const failures: unknown[] = [];
    const background = createBackground({ error: (facts: unknown, text: string) => failures.push([facts, text]) } as unknown as ReturnType<typeof suiteLogger>);
    const error = new Error('The mail server is away');
    background.runLater('mail a reset link', () => Promise.reject(error));

    await background.settled();

    expect(failures).toEqual([[{ err: error }, 'could not mail a reset link']]);
  });
});
