import { setImmediate } from 'node:timers/promises';
import { GolfRulesError, summarizeRound, type RoundSummary } from '@fairshare/golf-rules';
import { roundInput, type Round, type VersionedRound } from '../domain/round';
import type { CountedRound } from '../domain/season';

/** Rounds whose summaries are kept: some ten megabytes. */
const KEPT = 2_000;

interface Summed {
  readonly version: string;
  /** Null: the round does not count. */
  readonly summary: RoundSummary | null;
}

/** Summaries of rounds, each computed once a version. They are kept in memory alone: rounds are the truth, and a summary takes a millisecond. */
export class RoundSummaries {
  readonly #known = new Map<string, Summed>();

  /** Those of these rounds that count, in the order they were made. */
  async ofThose(rounds: readonly VersionedRound[]): Promise<CountedRound[]> {
    const counted: CountedRound[] = [];
    for (const { version, round } of rounds) {
      const { id, name, createdAt } = round.state;
      const summary = await this.#summaryOf(version, round);
      if (summary) counted.push({ id, name, createdAt, summary });
    }
    return counted.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  }

  async #summaryOf(version: string, round: Round): Promise<RoundSummary | null> {
    const { id } = round.state;
    const known = this.#known.get(id);
    const summed = known?.version === version ? known : { version, summary: countedSummary(round) };
    // A year of rounds one after the other would hold up everyone else.
    if (summed !== known) await setImmediate();
    this.#keep(id, summed);
    return summed.summary;
  }

  /** The least recently used are forgotten first. */
  #keep(id: string, summed: Summed): void {
    this.#known.delete(id);
    this.#known.set(id, summed);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** Null for a round that does not count, or that the rules cannot settle. */
function countedSummary(round: Round): RoundSummary | null {
  try {
    const summary = summarizeRound(roundInput(round));
    return summary.counts ? summary : null;
  } catch (error) {
    if (error instanceof GolfRulesError) return null;
    throw error;
  }
}
