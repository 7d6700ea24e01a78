import { PeerError, createPeers, readEnvironmentOf } from '@fairshare/service-kit';

/** Milliseconds. Making a pair of RSA keys takes seconds on a busy machine, and the operator has nobody to answer to. */
const ANSWER_WITHIN = 60_000;

/**
 * `node rotate-signing-keys.cjs [--retire]`, beside a running auth, with its environment. Without an option a new key signs user tokens
 * from now on, and older ones are still believed. With `--retire`, three minutes later, older ones are believed no more.
 */
async function main(retire: boolean): Promise<string> {
  const { INTERNAL_SECRET: secret, PORT } = readEnvironmentOf('auth');
  const auth = createPeers({ self: 'operator', urls: () => [`http://127.0.0.1:${PORT}`], secret, answerWithin: ANSWER_WITHIN });
  try {
    if (retire) return `${(await auth.call<{ retired: number }>('auth', 'POST', '/internal/signing-keys/retire')).retired} older keys are believed no more`;
    return `${(await auth.call<{ kid: string }>('auth', 'POST', '/internal/signing-keys')).kid} signs from now on; in three minutes the older ones can go: --retire`;
  } finally {
    await auth.close();
  }
}

main(process.argv.includes('--retire')).then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof PeerError ? error.body : String(error)}\n`);
    process.exitCode = 1;
  },
);
