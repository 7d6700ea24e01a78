import type { RoundState } from '@fairshare/contracts';
import { awardCell } from '@fairshare/golf-rules';
import { AT } from './group';
import type { GroupInPlay } from './in-play';
import { awardsByName, entriesOf, strokesByPlayer, type Entered, type RoundPlan } from './plan';

/** A round as the games service publishes it. No other test code depends on that format. */
export function publishedRound(plan: RoundPlan, group: GroupInPlay): RoundState {
  const { id = 's1', groupId = group.id, name = 'Saturday', createdAt = AT, createdBy = 'user-1', lastPlayedAt = null, version = 1, conflicts = [] } = plan;
  const { plays = ['points', 'bbb'], finished, roster, holes, firstHole, rules, course } = plan;
  const seats = group.players.map((player) => player.id);
  const { scores, awards } = entriesOf(plan, seats);
  const child = (childId: string, values = {}) => ({ id: `${id}.${childId}`, name, createdAt, version, settings: { pointValueCents: 100, fbtValueCents: 1_000, ...values } });
  const cell = <Value extends string | number>(entered: Entered<Value>) => ({ version: 1, by: createdBy, at: AT, ...(typeof entered === 'object' ? entered : { value: entered }) });
  const strokes = mapped(scores, (ofHole) => mapped(strokesByPlayer(ofHole, seats), cell<number>));
  const taken = mapped(awards, (takers) => mapped(awardsByName(takers), cell<string>));
  const games = [
    ...(plays.includes('bbb') ? [{ ...child('b1', plan.values?.bbb), kind: 'bbb' as const }] : []),
    ...(plays.includes('points') ? [{ ...child('p2', plan.values?.points), kind: 'points' as const }] : []),
  ];
  return {
    id,
    groupId,
    name,
    createdAt,
    createdBy,
    lastPlayedAt,
    ...(roster && { roster }),
    ...(holes && { holes: [...holes] }),
    ...(firstHole && { firstHole }),
    ...(finished && { finished: finished === true ? { id: `${id}.f1`, at: createdAt, by: createdBy } : finished }),
    ...(rules && { rules }),
    ...(course && { course }),
    cards: { values: { ...plan.cardValues }, holders: { ...plan.holders }, recorded: {}, history: [], drawn: [], current: null, ...plan.cards },
    strokes: plays.includes('points') ? strokes : {},
    marks: plays.includes('bbb') ? mapped(taken, (ofHole) => Object.fromEntries(Object.entries(ofHole).map(([award, one]) => [awardCell(award), one]))) : {},
    games,
    points: plays.includes('points') ? { ...child('p2', plan.values?.points), holes: strokes } : null,
    bbb: plays.includes('bbb') ? { ...child('b1', plan.values?.bbb), holes: taken } : null,
    conflicts,
  };
}

const mapped = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
