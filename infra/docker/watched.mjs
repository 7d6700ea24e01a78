/**
 * Runs a process and kills it when it hangs, for engines that restart exited processes but not unresponsive ones (Docker Compose):
 *
 *   node watched.mjs <address of its health check> <command> [arguments]
 *
 * After four failed checks in a row, it kills the process and exits with 1; until the first successful check, after two minutes. Signals are
 * forwarded to the process, and its exit code is passed on.
 */
import { spawn } from 'node:child_process';

const LOOK_EVERY = 1_000;
const ANSWER_WITHIN = 1_500;
const MISSED_MAX = 4;
const COME_UP_WITHIN = 120_000;

const [address, command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));

let hasAnswered = false;
let missed = 0;
for (;;) {
  await new Promise((again) => setTimeout(again, LOOK_EVERY));
  const answers = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN) }).then(
    () => true,
    () => false,
  );
  hasAnswered ||= answers;
  missed = answers ? 0 : missed + 1;
  if (missed < (hasAnswered ? MISSED_MAX : COME_UP_WITHIN / LOOK_EVERY)) continue;
  console.error(`${command} ${args.join(' ')} does not answer any more, and is ended`);
  child.kill('SIGKILL');
  break;
}
