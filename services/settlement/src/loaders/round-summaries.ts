import { setImmediate } from 'node:timers/promises';
import { GolfRulesError, playGamesOn, storyOfRound, summarizeRound, type RoundStory, type RoundSummary } from '@fairshare/golf-rules';
import { roundInput, type Round, type VersionedRound } from '../domain/round';
import type { CountedRound } from '../domain/season';

/** Maximum number of cached summaries: some ten megabytes. */
const KEPT = 2_000;

interface Summed {
  readonly version: string;
  /** Null: the round does not count. */
  readonly summed: { readonly summary: RoundSummary; readonly story: RoundStory } | null;
}

/** Cache of round summaries, each computed once per version. It is in memory only: a summary takes a millisecond to recompute. */
export class RoundSummaries {
  readonly #known = new Map<string, Summed>();

  /** The given rounds that count, in order of creation. */
  async ofThose(rounds: readonly VersionedRound[]): Promise<CountedRound[]> {
    const counted: CountedRound[] = [];
    for (const { version, round } of rounds) {
      const { id, name, createdAt } = round.state;
      const summed = await this.#summedOf(version, round);
      if (summed) counted.push({ id, name, createdAt, ...summed });
    }
    return counted.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  }

  async #summedOf(version: string, round: Round): Promise<Summed['summed']> {
    const { id } = round.state;
    const known = this.#known.get(id);
    const summed = known?.version === version ? known : { version, summed: sumUp(round) };
    // Yields to the event loop, so that a year of rounds does not block other requests.
    if (summed !== known) await setImmediate();
    this.#keep(id, summed);
    return summed.summed;
  }

  /** Evicts the least recently used first. */
  #keep(id: string, summed: Summed): void {
    this.#known.delete(id);
    this.#known.set(id, summed);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** Null for a round that does not count, or that the rules cannot settle. */
function sumUp(round: Round): Summed['summed'] {
  try {
    const input = roundInput(round);
    const games = playGamesOn(input);
    const summary = summarizeRound(input, games);
    return summary.counts ? { summary, story: storyOfRound(input, games) } : null;
  } catch (error) {
    if (error instanceof GolfRulesError) return null;
    throw error;
  }
}
