import { isDeepStrictEqual } from 'node:util';
import { type ChangedRule, type Course, type GroupState, RULES, type RosterEntry, type RoundRulesInput, type SettlingRulesInput } from '@fairshare/contracts';
import { DEFAULT_ROUND_RULES, type GameKind, hasGameOn, type RoundRules, withRulesInDollars } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import type { Authorship } from './cells';
import { NoGameOn, NoSuchCourse } from './errors';
import { holesEntered } from './facts';
import { withoutForeignTees } from './tees';
import { changed, inNewVersions, type Round } from './round';
import { RULE_CHANGES_KEPT } from './round-limits';

/** The rules and courses of a group for its rounds. */
export type HouseOfGroup = Pick<GroupState, 'rules' | 'courses'>;

/** The new values; a missing value stays as it is. `courseId: null`: no course. */
export interface RulesRequest {
  readonly rules?: SettlingRulesInput;
  readonly courseId?: string | null;
}

const rulesOf = ({ rules }: Pick<Round, 'rules'>): RoundRules => rules ?? DEFAULT_ROUND_RULES;

/** The rules and the course in the request for a round. */
interface AskedHouse {
  readonly rules?: RoundRulesInput;
  readonly courseId?: string | null;
}

/** The rules and the course of a new round: those of the request, else the group's. @throws NoGameOn, NoSuchCourse */
export function newHouseRules(group: HouseOfGroup, asked: AskedHouse): Pick<Round, 'rules' | 'course'> {
  if (!group.rules) return houseFrom(DEFAULT_ROUND_RULES, group, asked);
  const { holes: _holes, firstHole: _firstHole, sideGames: _sideGames, ...ofGroup } = group.rules;
  return houseFrom(ofGroup, group, asked);
}

/** The rules and the course of an earlier round, unless the request names others. @throws NoGameOn, NoSuchCourse */
export function sameHouse(before: Pick<Round, 'rules' | 'course'>, group: HouseOfGroup, asked: AskedHouse): Pick<Round, 'rules' | 'course'> {
  const house = houseFrom(rulesOf(before), group, asked);
  return asked.courseId === undefined && before.course ? { ...house, course: before.course } : house;
}

function houseFrom(usual: RoundRules, group: HouseOfGroup, { rules = {}, courseId }: AskedHouse): Pick<Round, 'rules' | 'course'> {
  const course = courseOf(group, courseId);
  return { ...kept(requireGame(withRulesInDollars(usual, rules))), ...(course && { course }) };
}

/**
 * Changes the rules of a round, or its course. After the first entry the round records each change with its author.
 * @throws NoGameOn, NoSuchCourse
 */
export function changeRules(round: Round, group: HouseOfGroup, { rules = {}, courseId }: RulesRequest, authorship: Authorship): Change<Round> {
  const { rules: _rules, course: _course, ...others } = round;
  const after = requireGame(withRulesInDollars(rulesOf(round), rules));
  const course = courseId === undefined ? round.course : courseOf(group, courseId);
  const roster = round.roster && withoutForeignTees(round.roster, course);
  const next: Round = { ...others, ...kept(after), ...(course && { course }), ...(roster && { roster }) };
  const isSame = JSON.stringify([rulesOf(next), next.course]) === JSON.stringify([rulesOf(round), round.course]);
  return isSame ? 'unchanged' : changed(inNewVersions(withRuleChange(round, next, authorship)), { name: 'rules-changed', facts: {} });
}

/** The round after a change of its rules, course or strokes given. It records the author of the change if it had entries before. */
export function withRuleChange(before: Round, after: Round, { by, at }: Authorship): Round {
  const rules = changedRules(before, after);
  if (rules.length === 0 || !hasEntries(before)) return after;
  return { ...after, ruleChanges: [...(after.ruleChanges ?? []), { at, by, rules }].slice(-RULE_CHANGES_KEPT) };
}

/** Whether the round has any entry or card assignment. */
export const hasEntries = (round: Round): boolean => round.cards.history.length > 0 || holesEntered(round).length > 0;

function changedRules(before: Round, after: Round): ChangedRule[] {
  const [was, is] = [ruleValues(before), ruleValues(after)];
  const simple = RULES.flatMap((rule): ChangedRule[] => {
    if (rule === 'strokesGiven' || was[rule] === is[rule]) return [];
    return [{ rule, before: was[rule], after: is[rule] }];
  });
  return [...simple, ...changedStrokes(before.roster ?? [], after.roster ?? [])];
}

function ruleValues(round: Round): Record<Exclude<(typeof RULES)[number], 'strokesGiven'>, ChangedRule['before']> {
  const { games, unfinishedPots, cards, offTheLow } = rulesOf(round);
  const ofGames = Object.fromEntries(Object.entries(games).map(([kind, isOn]) => [`games.${kind}`, isOn])) as Record<`games.${GameKind}`, boolean>;
  return {
    ...ofGames,
    unfinishedPots,
    cards,
    offTheLow,
    course: round.course?.name ?? null,
  };
}

function changedStrokes(before: readonly RosterEntry[], after: readonly RosterEntry[]): ChangedRule[] {
  const givenTo = (roster: readonly RosterEntry[], playerId: string) => roster.find((entry) => entry.playerId === playerId)?.strokesGiven ?? null;
  return [...new Set([...before, ...after].map(({ playerId }) => playerId))].flatMap((playerId): ChangedRule[] => {
    const [was, is] = [givenTo(before, playerId), givenTo(after, playerId)];
    return was === is ? [] : [{ rule: 'strokesGiven', before: was, after: is, playerId }];
  });
}

/** The rules to store: none for the default rules, as in releases without house rules. */
function kept(rules: RoundRules): Pick<Round, 'rules'> {
  return isDeepStrictEqual(rules, DEFAULT_ROUND_RULES) ? {} : { rules };
}

/** The group's course card with this id, in its current version. @throws NoSuchCourse */
function courseOf({ courses = [] }: HouseOfGroup, courseId: string | null | undefined): Course | undefined {
  if (courseId == null) return undefined;
  const found = courses.find(({ id }) => id === courseId);
  if (!found) throw new NoSuchCourse();
  return found;
}

function requireGame<Rules extends RoundRules>(rules: Rules): Rules {
  if (!hasGameOn(rules)) throw new NoGameOn();
  return rules;
}
