import type { HoleState } from '@fairshare/ui';
import type { OpenEntry } from '../hole-entry/use-hole-dispute';
import type { HoleStatus } from '../hole-entry/use-hole-draft';

type States = Readonly<Record<number, HoleState>>;

/** How each hole of a round stands with both of its games: done is what is done in both. */
export function statesTogether(one: States, other: States): States {
  return Object.fromEntries(Object.entries(one).map(([hole, state]) => [hole, stateTogether(state, other[Number(hole)] ?? state)]));
}

function stateTogether(one: HoleState, other: HoleState): HoleState {
  if (one === other) return one;
  return one === 'conflict' || other === 'conflict' ? 'conflict' : 'incomplete';
}

/** The most that is still to be done comes first. */
const STATUSES: readonly HoleStatus[] = ['unsaved', 'partial', 'saving'];

function statusTogether(one: HoleStatus, other: HoleStatus): HoleStatus {
  return one === other ? one : (STATUSES.find((status) => one === status || other === status) ?? 'partial');
}

/**
 * Two games of the open hole as one entry. One press saves what is whole of each: a game that lacks something, or is refused, says so and keeps
 * what was entered, and the other one is saved.
 */
export function together(one: OpenEntry, other: OpenEntry): OpenEntry {
  const halves = [one, other];
  return {
    ...one,
    states: statesTogether(one.states, other.states),
    saved: one.saved && other.saved,
    saving: one.saving || other.saving,
    status: statusTogether(one.status, other.status),
    submit: () => halves.filter(({ saved }) => !saved).forEach(({ submit }) => submit()),
  };
}
