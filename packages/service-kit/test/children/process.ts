import { DomainError } from '@fairshare/contracts';
import { BadEnvironment } from '../../src/process/environments';
import { runProcess, runTask } from '../../src/process/run-process';

const how = process.argv[2];

/** A process that reports when it has started and when it has closed. */
const live = async () => {
  if (how === 'misconfigured') throw new BadEnvironment('Wrong environment: PORT must be a port number');
  setInterval(() => undefined, 1_000);
  process.stdout.write('started\n');
  return {
    fault: () => (how === 'broken' ? 'settlement.games: no progress for 60 s' : null),
    async close() {
      await new Promise((resolve) => setTimeout(resolve, 50));
      process.stdout.write('closed\n');
    },
  };
};

/** A command that fails because a dependency is unavailable. */
const fail = () => Promise.reject<number>(new DomainError('unavailable', 'UNAVAILABLE', 'Payments are unavailable'));

if (how === 'command') runTask(fail);
else runProcess(live);
