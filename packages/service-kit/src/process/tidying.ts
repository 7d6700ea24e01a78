import type { Logger } from '../core/logger';

/** Milliseconds between two rounds: what is forgotten has been kept for days. */
const EVERY = 6 * 60 * 60 * 1000;

/** Work that is done at the start and every few hours: what has been kept for long enough goes. A failure waits for the next time. */
export class Tidying {
  readonly #work: () => Promise<void>;
  readonly #logger: Logger;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(work: () => Promise<void>, logger: Logger) {
    this.#work = work;
    this.#logger = logger;
  }

  start(): void {
    this.#running = this.#run();
    this.#timer = setInterval(() => (this.#running = this.#run()), EVERY);
    this.#timer.unref();
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      await this.#work();
    } catch (error) {
      this.#logger.warn({ err: error }, 'not everything old could be removed; it is tried again');
    }
  }
}
