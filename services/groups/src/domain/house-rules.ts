import type { GroupHouseRules, GroupRulesInput } from '@fairshare/contracts';
import { DEFAULT_ROUND_RULES, hasGameOn, HOLES, withSaid } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { FirstHoleNotPlayed, NoGameOn } from './errors';
import type { Group } from './group';
import { happened, type Doing } from './happenings';

/** The rules of a group that has said nothing else. */
export const DEFAULT_RULES: GroupHouseRules = { ...DEFAULT_ROUND_RULES, holes: null, firstHole: null };

/** Changes what rounds to come are made with; what is left out stays. @throws NoGameOn, FirstHoleNotPlayed */
export function changeRules(group: Group, said: GroupRulesInput, doing: Doing): Change<Group> {
  const rules = withSaid(group.rules, said.holes ? { ...said, holes: inOrder(said.holes) } : said);
  if (JSON.stringify(rules) === JSON.stringify(group.rules)) return 'unchanged';
  if (!hasGameOn(rules)) throw new NoGameOn();
  if (rules.firstHole !== null && !(rules.holes ?? HOLES).includes(rules.firstHole)) throw new FirstHoleNotPlayed();
  return happened({ ...group, rules }, doing, 'rules-changed');
}

/** All 18 go without saying. */
const inOrder = (holes: readonly number[]): number[] | null => (holes.length === HOLES.length ? null : [...holes].sort((a, b) => a - b));
