import { absenceOf, canPlay, entryOf, forPlayer, inOrderOfPlay, type Roster, type RosterEntry, rosterOf, type StrokesTerms } from '@fairshare/golf-rules';
import { absenceWords } from '../../../shared/absence-words';
import { allHoles, cameOn, leftAfter, SITS_OUT } from './texts';

/** How somebody plays a round: all of it, not at all, from a hole on, up to one, or as it is, where that is none of these. */
export type Choice = 'all' | 'out' | `from-${number}` | `to-${number}` | 'as-is';

/** What can be chosen for a player, in the order it is offered. */
export function choicesFor(roster: Roster, playerId: string, firstHole?: number): { value: Choice; label: string }[] {
  const order = inOrderOfPlay(roster.holes, firstHole);
  const current = choiceOf(roster, playerId, firstHole);
  return [
    { value: 'all', label: allHoles(order.length) },
    { value: 'out', label: SITS_OUT },
    ...(current === 'as-is' ? [{ value: current, label: sentence(absenceWords(roster, playerId, firstHole) ?? '') }] : []),
    ...order.slice(1).map((hole) => ({ value: `from-${hole}` as const, label: cameOn(hole) })),
    ...order.slice(0, -1).map((hole) => ({ value: `to-${hole}` as const, label: leftAfter(hole) })),
  ];
}

/** A choice with its hole one earlier or one later; who is out comes with the first press, from `hole` on. Null: there is none such. */
export function stepped(roster: Roster, choice: Choice, by: 1 | -1, hole: number, firstHole?: number): Choice | null {
  const order = inOrderOfPlay(roster.holes, firstHole);
  if (choice === 'out') return by === 1 ? fromHole(order, hole) : null;
  const [kind, number] = choice.split('-');
  const next = order[order.indexOf(Number(number)) + by];
  if (number === undefined || kind === 'as' || next === undefined) return null;
  if (kind === 'from') return next === order[0] ? 'all' : `from-${next}`;
  return next === order.at(-1) ? 'all' : `to-${next}`;
}

/** Who comes on a hole; on the first one they play all. */
export const fromHole = (order: readonly number[], hole: number): Choice => (hole === order[0] ? 'all' : `from-${hole}`);

/** Where somebody who comes now begins: the first hole after the last one with an entry. */
export function holeToCome(roster: Roster, entered: Readonly<Record<number, Readonly<Record<string, unknown>>>>, firstHole?: number): number {
  const order = inOrderOfPlay(roster.holes, firstHole);
  const last = order.findLastIndex((hole) => Object.keys(entered[hole] ?? {}).length > 0);
  return order[last + 1] ?? order.at(-1) ?? 1;
}

export function choiceOf(roster: Roster, playerId: string, firstHole?: number): Choice {
  if (!roster.players.includes(playerId)) return 'out';
  const absence = absenceOf(roster, playerId, firstHole);
  if (!absence) return 'all';
  if (absence.kind === 'came') return `from-${absence.onHole}`;
  return absence.kind === 'left' ? `to-${absence.afterHole}` : 'as-is';
}

/** What is chosen for a player beside the holes. */
export type GivenTo = (playerId: string) => Pick<RosterEntry, 'strokesGiven' | 'teeId'>;

/** As the roster has it. */
const asIs =
  ({ strokesGiven = {}, tees = {} }: Roster): GivenTo =>
  (playerId) => ({ strokesGiven: entryOf(strokesGiven, playerId), teeId: entryOf(tees, playerId)?.teeId });

/** The roster that is chosen: those who play already in their order, then those who join. Null unless they are 2 to 8. */
export function rosterChosen(
  roster: Roster,
  players: readonly string[],
  choices: Readonly<Record<string, Choice>>,
  { firstHole, given = asIs(roster), ...terms }: { readonly firstHole?: number; readonly given?: GivenTo } & StrokesTerms = {},
): Roster | null {
  const entries = [...roster.players, ...players.filter((id) => !roster.players.includes(id))].flatMap((playerId) => {
    const holes = holesOf(roster, playerId, choices[playerId] ?? choiceOf(roster, playerId, firstHole), firstHole);
    if (holes.length === 0) return [];
    const { strokesGiven, teeId } = given(playerId);
    const taken = entryOf(roster.tees ?? {}, playerId);
    // What a tee was chosen by stays with it as long as nothing else is.
    const isSame = taken?.teeId === teeId && strokesGiven === entryOf(roster.strokesGiven ?? {}, playerId);
    return [{ playerId, holes, strokesGiven, teeId, ...(isSame && taken) }];
  });
  return canPlay(entries.length) ? rosterOf(entries, roster.holes, terms) : null;
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
