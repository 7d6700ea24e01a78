import { absenceOf, canPlay, entryOf, forPlayer, inOrderOfPlay, type Roster, type RosterEntry, rosterOf, type StrokesTerms } from '@fairshare/golf-rules';
import { absenceWords } from '../../../shared/absence-words';
import { allHoles, cameOn, leftAfter, SITS_OUT } from './texts';

/** A player's part in a round: all holes, none, from a hole on, up to a hole, or as it is, if none of these describes it. */
export type Choice = 'all' | 'out' | `from-${number}` | `to-${number}` | 'as-is';

/** The options for a player, in the order they are offered. */
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

/** A choice with its hole one earlier or one later. For a player who sits out, a step forward joins from `hole` on. Null: there is no such choice. */
export function stepped(roster: Roster, choice: Choice, by: 1 | -1, hole: number, firstHole?: number): Choice | null {
  const order = inOrderOfPlay(roster.holes, firstHole);
  if (choice === 'out') return by === 1 ? fromHole(order, hole) : null;
  const [kind, number] = choice.split('-');
  const next = order[order.indexOf(Number(number)) + by];
  if (number === undefined || kind === 'as' || next === undefined) return null;
  if (kind === 'from') return next === order[0] ? 'all' : `from-${next}`;
  return next === order.at(-1) ? 'all' : `to-${next}`;
}

/** The choice of a player who joins on a hole. On the first hole it is the whole round. */
export const fromHole = (order: readonly number[], hole: number): Choice => (hole === order[0] ? 'all' : `from-${hole}`);

/** The first hole of a player who joins now: the one after the last hole with an entry. */
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

/** A player's handicap strokes and tee. */
export type GivenTo = (playerId: string) => Pick<RosterEntry, 'strokesGiven' | 'teeId'>;

/** The strokes and tees of the roster, unchanged. */
const asIs =
  ({ strokesGiven = {}, tees = {} }: Roster): GivenTo =>
  (playerId) => ({ strokesGiven: entryOf(strokesGiven, playerId), teeId: entryOf(tees, playerId)?.teeId });

/** The chosen roster: current players keep their order, and new ones follow. Null unless it has 2 to 8 players. */
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
    // The handicap from which the strokes were proposed stays while the tee and the strokes are unchanged.
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
