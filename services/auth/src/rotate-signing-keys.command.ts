import { PeerError, createPeers, readEnvironmentOf } from '@fairshare/service-kit';

/** Milliseconds. Generating an RSA key pair takes seconds on a busy machine, and the operator can wait. */
const ANSWER_WITHIN = 60_000;

/**
 * `node rotate-signing-keys.cjs [--retire]`: run it on the machine of a running auth service, with that service's environment. Without an
 * option, a new key signs user tokens from now on, and tokens signed by older keys stay valid. Three minutes later `--retire` revokes the
 * older keys.
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
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof PeerError ? error.body : String(error)}\n`);
    process.exitCode = 1;
  },
);
