import type { CommitLog, ConsumerStore } from '@fairshare/store';
import { deliver, type DeliveryOptions } from '../delivery';
import { toEnvelope } from '../envelope';
import type { Consumer } from '../port';

const BATCH = 200;
/** Commits wake the loop; this is for a wake-up that was missed (milliseconds). */
const LOOK_EVERY = 1_000;

/** Where a consumer reads: the owner of its topic, whose log may be replaced when the owner restarts. */
export interface Source {
  readonly owner: string;
  readonly log: () => CommitLog | undefined;
}

export interface ConsumerLoop {
  wake(): void;
  caughtUp(): boolean;
  /** Resolves when the batch under way is through. */
  close(): Promise<void>;
}

/** Reads an owner's log after the consumer's own cursor, batch by batch, until it is closed. */
export function runConsumer(
  consumer: Consumer,
  source: Source,
  consumers: ConsumerStore,
  onProblem: DeliveryOptions['onProblem'],
): ConsumerLoop {
  let closed = false;
  let caughtUp = false;
  let woken = false;
  let interrupt: () => void = () => undefined;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      interrupt = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const delivery: DeliveryOptions = { consumers, pause, isClosed: () => closed, onProblem };

  /** One batch. Answers whether there may be more. */
  async function step(): Promise<boolean> {
    const log = source.log();
    if (!log) return false;
    const position = await consumers.position(consumer.name, source.owner);
    const read = await log.read(consumer.topic, position, BATCH);
    const cursor = { consumer: consumer.name, source: source.owner, position: read.position };
    if (read.records.length > 0) {
      const events = read.records.map((record) => toEnvelope(source.owner, record));
      if (!(await deliver(consumer, { events, cursor }, delivery))) return false;
    }
    if (read.position === position) return false;
    // A handler that keeps a projection has saved the cursor with it; the others need not care.
    if ((await consumers.position(consumer.name, source.owner)) !== read.position) await consumers.save(cursor);
    return true;
  }

  async function run(): Promise<void> {
    while (!closed) {
      woken = false;
      const more = await step().catch((error: unknown) => {
        if (!closed) onProblem({ consumer: consumer.name, subject: '', error, buried: false });
        return null;
      });
      if (more) continue;
      if (more === false && source.log()) caughtUp = true;
      if (!woken && !closed) await pause(LOOK_EVERY);
    }
  }

  const running = run();
  return {
    wake() {
      woken = true;
      interrupt();
    },
    caughtUp: () => caughtUp,
    async close() {
      closed = true;
      interrupt();
      await running;
    },
  };
}
