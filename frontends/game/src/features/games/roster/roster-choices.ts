import { absenceOf, canPlay, forPlayer, inOrderOfPlay, type Roster, rosterOf } from '@fairshare/golf-rules';
import { absenceWords } from '../../../shared/absence-words';
import { ALL_HOLES, cameOn, leftAfter, SITS_OUT } from './texts';

/** How somebody plays a round: all of it, not at all, from a hole on, up to one, or as it is, where that is none of these. */
export type Choice = 'all' | 'out' | `from-${number}` | `to-${number}` | 'as-is';

/** What can be chosen for a player, in the order it is offered. */
export function choicesFor(roster: Roster, playerId: string, firstHole?: number): { value: Choice; label: string }[] {
  const order = inOrderOfPlay(roster.holes, firstHole);
  const current = choiceOf(roster, playerId, firstHole);
  return [
    { value: 'all', label: ALL_HOLES },
    { value: 'out', label: SITS_OUT },
    ...(current === 'as-is' ? [{ value: current, label: sentence(absenceWords(roster, playerId, firstHole) ?? '') }] : []),
    ...order.slice(1).map((hole) => ({ value: `from-${hole}` as const, label: cameOn(hole) })),
    ...order.slice(0, -1).map((hole) => ({ value: `to-${hole}` as const, label: leftAfter(hole) })),
  ];
}

export function choiceOf(roster: Roster, playerId: string, firstHole?: number): Choice {
  if (!roster.players.includes(playerId)) return 'out';
  const absence = absenceOf(roster, playerId, firstHole);
  if (!absence) return 'all';
  if (absence.kind === 'came') return `from-${absence.onHole}`;
  return absence.kind === 'left' ? `to-${absence.afterHole}` : 'as-is';
}

/** The roster that is chosen: those who play already in their order, then those who join. Null unless they are 2 to 8. */
export function rosterChosen(roster: Roster, players: readonly string[], choices: Readonly<Record<string, Choice>>, firstHole?: number): Roster | null {
  const entries = [...roster.players, ...players.filter((id) => !roster.players.includes(id))].flatMap((playerId) => {
    const holes = holesOf(roster, playerId, choices[playerId] ?? choiceOf(roster, playerId, firstHole), firstHole);
    return holes.length > 0 ? [{ playerId, holes }] : [];
  });
  return canPlay(entries.length) ? rosterOf(entries, roster.holes) : null;
}

function holesOf(roster: Roster, playerId: string, choice: Choice, firstHole?: number): readonly number[] {
  const order = inOrderOfPlay(roster.holes, firstHole);
  if (choice === 'all') return order;
  if (choice === 'out') return [];
  if (choice === 'as-is') return forPlayer(roster.holesOf, playerId);
  const place = order.indexOf(Number(choice.split('-')[1]));
  return choice.startsWith('from') ? order.slice(place) : order.slice(0, place + 1);
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
