import { type ChangedRule, type GroupHouseRules, type GroupRulesInput, InvalidField, type UsualSideGame } from '@fairshare/contracts';
import { DEFAULT_ROUND_RULES, type GameKind, hasGameOn, HOLES, withRulesInDollars } from '@fairshare/golf-rules';
import { defaultOptions, InvalidSideGameError, readOptions, sideKind } from '@fairshare/golf-rules/side-games';
import type { Change } from '@fairshare/store';
import type { ActivityDetails, ChangedUsual } from './activity';
import { FirstHoleNotPlayed, NoGameOn } from './errors';
import type { Group } from './group';
import { happened, type Action } from './activity-log';

/** The default rules of a group. */
export const DEFAULT_RULES: GroupHouseRules = { ...DEFAULT_ROUND_RULES, holes: null, firstHole: null };

/** Changes the rules of new rounds; omitted fields stay. @throws NoGameOn, FirstHoleNotPlayed; InvalidField for an invalid side game or option */
export function changeRules(group: Group, { sideGames: usual, ...given }: GroupRulesInput, doing: Action): Change<Group> {
  const { sideGames: before, ...others } = group.rules;
  const sideGames = usual ? usual.map(readUsual) : before;
  const rules: GroupHouseRules = { ...withRulesInDollars(others, given.holes ? { ...given, holes: inOrder(given.holes) } : given), ...(sideGames && { sideGames }) };
  if (JSON.stringify(rules) === JSON.stringify(group.rules)) return 'unchanged';
  if (!hasGameOn(rules)) throw new NoGameOn();
  if (rules.firstHole !== null && !(rules.holes ?? HOLES).includes(rules.firstHole)) throw new FirstHoleNotPlayed();
  return happened({ ...group, rules }, doing, 'rules-changed', changesOf(group.rules, rules));
}

/** The changed rules, with their values before and after. */
function changesOf(before: GroupHouseRules, after: GroupHouseRules): Pick<ActivityDetails, 'rules' | 'usual'> {
  const differing = <Rules extends object>(was: Rules, is: Rules) =>
    (Object.keys(is) as (keyof Rules & string)[]).flatMap((rule) => (was[rule] === is[rule] ? [] : [{ rule, before: was[rule], after: is[rule] }]));
  return { rules: differing(settlingOf(before), settlingOf(after)), usual: differing(usualOf(before), usualOf(after)) };
}

type Settling = Extract<ChangedRule['rule'], `games.${GameKind}` | 'unfinishedPots' | 'cards' | 'offTheLow'>;

const settlingOf = ({ games, unfinishedPots, cards, offTheLow }: GroupHouseRules): Record<Settling, ChangedRule['before']> => ({
  ...(Object.fromEntries(Object.entries(games).map(([kind, isOn]) => [`games.${kind}`, isOn])) as Record<`games.${GameKind}`, boolean>),
  unfinishedPots,
  cards,
  offTheLow,
});

const usualOf = ({ pointValueCents, fbtValueCents, allowance, holes, firstHole, sideGames = [] }: GroupHouseRules): Record<ChangedUsual['rule'], ChangedUsual['before']> => ({
  pointValueCents,
  fbtValueCents,
  allowance: allowance ?? null,
  holes: holes?.length ?? null,
  firstHole,
  sideGames: sideGames.length === 0 ? null : sideGames.map(({ kind, name }) => name ?? sideKind(kind)?.name ?? kind).join(', '),
});

/** The holes in order; null means all 18. */
const inOrder = (holes: readonly number[]): number[] | null => (holes.length === HOLES.length ? null : [...holes].sort((a, b) => a - b));

/** Converts a side game from the request, with money in cents. @throws InvalidField */
function readUsual({ kind, name, options }: NonNullable<GroupRulesInput['sideGames']>[number], index: number): UsualSideGame {
  const path = `rules.sideGames.${index}`;
  const definition = sideKind(kind);
  if (!definition) throw new InvalidField(`${path}.kind`, 'There is no such kind of game');
  try {
    return { kind, ...(name !== undefined && { name }), options: readOptions(definition, options, defaultOptions(definition)) };
  } catch (error) {
    throw error instanceof InvalidSideGameError ? new InvalidField(`${path}.${error.path}`, error.message) : error;
  }
}
