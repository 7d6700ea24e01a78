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

/** What of a group says by which rules and on which courses its rounds are played. */
export type HouseOfGroup = Pick<GroupState, 'rules' | 'courses'>;

/** What is to be changed; what is left out stays. `courseId: null`: no course. */
export interface RulesRequest {
  readonly rules?: SettlingRulesInput;
  readonly courseId?: string | null;
}

const rulesOf = ({ rules }: Pick<Round, 'rules'>): RoundRules => rules ?? DEFAULT_ROUND_RULES;

/** What the request for a round says of its rules and course. */
interface AskedHouse {
  readonly rules?: RoundRulesInput;
  readonly courseId?: string | null;
}

/** The rules and the course a round is made with: the group's, where the request says nothing else. @throws NoGameOn, NoSuchCourse */
export function newHouseRules(group: HouseOfGroup, asked: AskedHouse): Pick<Round, 'rules' | 'course'> {
  if (!group.rules) return houseFrom(DEFAULT_ROUND_RULES, group, asked);
  const { holes: _holes, firstHole: _firstHole, sideGames: _sideGames, ...ofGroup } = group.rules;
  return houseFrom(ofGroup, group, asked);
}

/** The rules of a round before, and its course, where the request names no others. @throws NoGameOn, NoSuchCourse */
export function sameHouse(before: Pick<Round, 'rules' | 'course'>, group: HouseOfGroup, asked: AskedHouse): Pick<Round, 'rules' | 'course'> {
  const house = houseFrom(rulesOf(before), group, asked);
  return asked.courseId === undefined && before.course ? { ...house, course: before.course } : house;
}

function houseFrom(usual: RoundRules, group: HouseOfGroup, { rules = {}, courseId }: AskedHouse): Pick<Round, 'rules' | 'course'> {
  const course = courseOf(group, courseId);
  return { ...kept(requireGame(withRulesInDollars(usual, rules))), ...(course && { course }) };
}

/**
 * Changes the rules of a round, or its course. From the first entry on the round keeps who changed what.
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

/** A round after its rules, course or strokes given have changed, which remembers who changed them if anything was entered before. */
export function withRuleChange(before: Round, after: Round, { by, at }: Authorship): Round {
  const rules = changedRules(before, after);
  if (rules.length === 0 || !hasEntries(before)) return after;
  return { ...after, ruleChanges: [...(after.ruleChanges ?? []), { at, by, rules }].slice(-RULE_CHANGES_KEPT) };
}

/** Whether anything was scored or given yet. */
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

/** The default rules go without saying: such a round is as it always was. */
function kept(rules: RoundRules): Pick<Round, 'rules'> {
  return isDeepStrictEqual(rules, DEFAULT_ROUND_RULES) ? {} : { rules };
}

/** The group's card of this id, as it is now. @throws NoSuchCourse */
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
