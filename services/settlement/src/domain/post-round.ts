import type { ByPlayer, Cents } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { negated, sumOf } from './nets';
import { NO_OLDER_LINES, postedOf, roundOnTab, type OlderLines } from './older-lines';
import { pagedLinesOf, withLine, type RoundLine, type Tab } from './tab';

/** The saved result of a finished round. */
export interface RoundResult {
  readonly round: RoundLine['round'];
  readonly chosen?: RoundLine['chosen'];
  /** The version of the saved result. An older one is never posted after a newer one. */
  readonly version: number;
  readonly nets: ByPlayer<Cents>;
  readonly by: string | null;
  readonly at: string;
}

/**
 * Posts a round's result to the tab: first the whole result, even when no player won a cent, later only differences. Idempotent.
 * @param older the pages with the round
 */
export function postRound(tab: Tab, { round, chosen, version, nets, by, at }: RoundResult, older: OlderLines = NO_OLDER_LINES): Change<Tab> {
  const known = roundOnTab(tab, round.id, older);
  if (known && (known.isGone || known.version >= version)) return 'unchanged';
  const seen = { ...tab, rounds: { ...tab.rounds, [round.id]: { ...known, version, isGone: false } } };
  const posted = postedOf(tab, round.id, known);
  const line = { id: nextId(tab), at, by, round, ...(chosen && { chosen }) };
  if (!posted)
    return wrote(withLine(seen, { ...line, kind: 'round', nets }), 'round-posted', {
      roundId: round.id,
      by,
      players: Object.keys(nets).filter((playerId) => nets[playerId] !== 0),
    });
  const missing = difference(nets, posted.nets);
  if (Object.keys(missing).length === 0) return { state: seen, changes: [] };
  return wrote(withLine(seen, { ...line, kind: 'correction', nets: missing }), 'round-corrected', { roundId: round.id });
}

/** Reverses everything a deleted round had posted, and blocks later postings of it. Idempotent. */
export function takeBackRound(tab: Tab, roundId: string, { by, at }: Pick<RoundLine, 'by' | 'at'>, older: OlderLines = NO_OLDER_LINES): Change<Tab> {
  const known = roundOnTab(tab, roundId, older);
  if (known?.isGone) return 'unchanged';
  const gone = { ...tab, rounds: { ...tab.rounds, [roundId]: { ...known, version: known?.version ?? 0, isGone: true } } };
  const posted = postedOf(tab, roundId, known);
  const nets = difference({}, posted?.nets ?? {});
  if (!posted || Object.keys(nets).length === 0) return { state: gone, changes: [] };
  return wrote(withLine(gone, { id: nextId(tab), kind: 'correction', at, by, round: posted.round, nets }), 'round-corrected', { roundId });
}

/** The difference to the posted nets, only for players whose amount changes. */
function difference(nets: ByPlayer<Cents>, posted: ByPlayer<Cents>): ByPlayer<Cents> {
  return Object.fromEntries(Object.entries(sumOf([nets, negated(posted)])).filter(([, cents]) => cents !== 0));
}

/** The id of the next line of a round. Payments have ids of their own, which are longer. */
const nextId = (tab: Tab): string => `line-${pagedLinesOf(tab).lines + tab.lines.length + 1}`;

const wrote = (state: Tab, name: string, facts: Readonly<Record<string, unknown>>): Change<Tab> => ({ state, changes: [{ name, facts }] });
