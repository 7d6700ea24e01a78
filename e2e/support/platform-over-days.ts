import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSimulatedProvider } from '@fairshare/billing-service';
import { freePort } from '@fairshare/engines';
import { createLogger } from '@fairshare/service-kit';
import { openSqlite } from '@fairshare/store';
import { launchPlatform, type RunningPlatform } from './platform';

const DAY = 86_400_000;

/** A platform whose days can be advanced: for each day it is restarted with its clock shifted further. */
export class PlatformOverDays {
  #platform: RunningPlatform | undefined;
  #today = 0;

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
  ) {}

  static async begin(): Promise<PlatformOverDays> {
    const platform = new PlatformOverDays(await freePort(), await mkdtemp(join(tmpdir(), 'fairshare-days-')));
    await platform.turnTo(0);
    return platform;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** The platform's time, in milliseconds. */
  now = (): number => Date.now() + this.#today * DAY;

  /** Days are counted from the first one. Nothing happens between two days; work that was due between them runs when the later one begins. */
  async turnTo(day: number): Promise<void> {
    await this.#platform?.stop();
    this.#today = day;
    this.#platform = await launchPlatform({ port: this.port, dataDir: this.dataDir, daysAhead: day });
  }

  /** Replaces a customer's card, as on the payment provider's own pages, by writing to the simulated provider's database. */
  async replaceCard(customer: { readonly userId: string; readonly email: string }, cardNumber: string): Promise<void> {
    const clock = () => new Date(this.now());
    const storage = openSqlite({ file: join(this.dataDir, 'billing.sqlite'), clock });
    const provider = createSimulatedProvider()({ storage, clock, logger: createLogger('platform-over-days', 'silent') });
    await provider.simulation.replaceCard(await provider.createCustomer(customer), cardNumber.replaceAll(' ', ''));
    await provider.simulation.stop();
    await storage.close();
  }

  async end(): Promise<void> {
    await this.#platform?.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
