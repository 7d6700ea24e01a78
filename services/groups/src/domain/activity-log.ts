import type { Change, NamedChange } from '@fairshare/store';
import type { ChangeName, ActivityDetails } from './activity';
import type { Group } from './group';

/** Maximum number of activity entries; older ones are dropped, since a group is one document. */
export const KEPT = 500;

/** The acting user and the time of an action. */
export interface Action {
  readonly by: string;
  readonly at: string;
}

/** The group after a change, with the published changes. */
export interface Happened {
  readonly state: Group;
  readonly changes: readonly NamedChange[];
}

/** The group after a change. The change is added to its activity and to the published changes, there without any names. */
export function happened(group: Group, { by, at }: Action, what: ChangeName, details: ActivityDetails = {}, facts: Readonly<Record<string, unknown>> = {}): Happened {
  const number = (group.activity.at(-1)?.number ?? 0) + 1;
  const { userId, playerId } = details;
  const ids = { ...(userId === undefined ? {} : { userId }), ...(playerId === undefined ? {} : { playerId }) };
  return {
    state: { ...group, activity: [...group.activity.slice(1 - KEPT), { number, at, by, what, telling: details }] },
    changes: [{ name: what, facts: { ...ids, ...facts } }],
  };
}

/** Combines several changes into one: each starts from the result of the previous one. */
export function inOrder(group: Group, steps: readonly ((group: Group) => Change<Group>)[]): Change<Group> {
  return steps.reduce<Change<Group>>((before, step) => {
    if (before !== 'unchanged' && 'deleted' in before) return before;
    const after = step(before === 'unchanged' ? group : before.state);
    if (after === 'unchanged' || before === 'unchanged') return after === 'unchanged' ? before : after;
    return { ...after, changes: [...before.changes, ...after.changes] };
  }, 'unchanged');
}
