import type { ByPlayer, Cents } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { TabFull } from './errors';
import { negated, sumOf, withLine, type RoundLine, type Tab } from './tab';

/** What a finished round gives, as it was saved. */
export interface RoundResult {
  readonly round: RoundLine['round'];
  readonly chosen?: RoundLine['chosen'];
  /** Of the saved result: an older one is never posted after a newer one. */
  readonly version: number;
  readonly nets: ByPlayer<Cents>;
  readonly by: string | null;
  readonly at: string;
}

/** The tab is one document: rounds have room beyond payments, and deletions beyond both. Every round of forty years, corrected a few times. */
const LINES_MAX = 6_000;

/** Whether rounds can still be posted. @throws TabFull */
export function requireRoomForRounds({ lines }: Tab): void {
  if (lines.length >= LINES_MAX) throw new TabFull();
}

/** Brings a round's amount on the tab to what it gives: the whole of it first, also when nobody won a cent, then differences. Idempotent. @throws TabFull */
export function postRound(tab: Tab, { round, chosen, version, nets, by, at }: RoundResult): Change<Tab> {
  const known = tab.rounds[round.id];
  if (known && (known.isGone || known.version >= version)) return 'unchanged';
  const seen = { ...tab, rounds: { ...tab.rounds, [round.id]: { version, isGone: false } } };
  const posted = linesOf(tab, round.id);
  const line = { id: nextId(tab), at, by, round, ...(chosen && { chosen }) };
  const moved = difference(nets, posted);
  if (posted.length > 0 && Object.keys(moved).length === 0) return { state: seen, changes: [] };
  requireRoomForRounds(tab);
  if (posted.length === 0)
    return wrote(withLine(seen, { ...line, kind: 'round', nets }), 'round-posted', {
      roundId: round.id,
      by,
      players: Object.keys(nets).filter((playerId) => nets[playerId] !== 0),
    });
  return wrote(withLine(seen, { ...line, kind: 'correction', nets: moved }), 'round-corrected', { roundId: round.id });
}

/** A round is gone: takes back all that it had posted, and lets nothing more of it in. Idempotent. */
export function takeBackRound(tab: Tab, roundId: string, { by, at }: Pick<RoundLine, 'by' | 'at'>): Change<Tab> {
  const known = tab.rounds[roundId];
  if (known?.isGone) return 'unchanged';
  const gone = { ...tab, rounds: { ...tab.rounds, [roundId]: { version: known?.version ?? 0, isGone: true } } };
  const posted = linesOf(tab, roundId);
  const nets = difference({}, posted);
  const [first] = posted;
  if (!first || Object.keys(nets).length === 0) return { state: gone, changes: [] };
  return wrote(withLine(gone, { id: nextId(tab), kind: 'correction', at, by, round: first.round, nets }), 'round-corrected', { roundId });
}

const linesOf = (tab: Tab, roundId: string): RoundLine[] => tab.lines.filter((line): line is RoundLine => 'round' in line && line.round.id === roundId);

/** What is missing from what was posted; only players whose amount moves. */
function difference(nets: ByPlayer<Cents>, posted: readonly RoundLine[]): ByPlayer<Cents> {
  const missing = sumOf([nets, ...posted.map((line) => negated(line.nets))]);
  return Object.fromEntries(Object.entries(missing).filter(([, cents]) => cents !== 0));
}

/** Payments bring ids of their own, which are longer. */
const nextId = ({ lines }: Tab): string => `line-${lines.length + 1}`;

const wrote = (state: Tab, name: string, facts: Readonly<Record<string, unknown>>): Change<Tab> => ({ state, changes: [{ name, facts }] });
