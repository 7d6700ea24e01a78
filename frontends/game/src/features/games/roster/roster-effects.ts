import { type Cents, forPlayer, playableSelections, type Roster, settleRound } from '@fairshare/golf-rules';
import { ifPlayable } from '../../../shared/if-playable';
import { roundInput, type RoundOnPhone } from '../../../shared/round-input';

/** Somebody's net over all games of the round, before and after a change of who plays. */
export interface NetChange {
  readonly playerId: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** A round with who plays it. */
export type RoundWithRoster = RoundOnPhone & { readonly roster: Roster };

/** Whose net a change of who plays changes, to the cent, by the scores this phone has. */
export const changesBy = (round: RoundOnPhone, before: Roster, after: Roster): NetChange[] => changesBetween({ ...round, roster: before }, { ...round, roster: after });

/** Whose net changes, to the cent, if a round becomes another. */
export function changesBetween(before: RoundWithRoster, after: RoundWithRoster): NetChange[] {
  const [was, becomes] = [netsOf(before), netsOf(after)];
  const players = [...new Set([...before.roster.players, ...after.roster.players])];
  return players
    .map((playerId) => ({ playerId, beforeCents: was[playerId] ?? 0, afterCents: becomes[playerId] ?? 0 }))
    .filter(({ beforeCents, afterCents }) => beforeCents !== afterCents);
}

function netsOf(round: RoundOnPhone): Readonly<Record<string, Cents>> {
  const input = roundInput(round);
  return ifPlayable(() => settleRound(input, playableSelections(input)).nets, {});
}

/** What somebody has on holes they would not play, and the cards they would not hold. */
export interface Lost {
  readonly playerId: string;
  readonly holes: readonly number[];
  readonly cards: number;
}

/** What a change of who plays deletes; the server asks for as much. */
export function lostBy(round: RoundOnPhone, before: Roster, after: Roster): Lost[] {
  const { strokes, marks } = roundInput(round).facts;
  return before.players.flatMap((playerId) => {
    const stays = after.players.includes(playerId) ? forPlayer(after.holesOf, playerId) : [];
    const left = forPlayer(before.holesOf, playerId).filter((hole) => !stays.includes(hole));
    const holes = left.filter((hole) => strokes[hole]?.[playerId] !== undefined || Object.values(marks[hole] ?? {}).includes(playerId));
    const cards = after.players.includes(playerId) ? 0 : (round.game.playerCards[playerId]?.length ?? 0);
    return holes.length + cards > 0 ? [{ playerId, holes, cards }] : [];
  });
}

/** How much changes hands in all. */
export const centsChanged = (changes: readonly NetChange[]): Cents => changes.reduce((sum, { beforeCents, afterCents }) => sum + Math.max(0, afterCents - beforeCents), 0);
