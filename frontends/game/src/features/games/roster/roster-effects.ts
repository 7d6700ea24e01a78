import { type Cents, forPlayer, playableSelections, type Roster, settleRound } from '@fairshare/golf-rules';
import { ifPlayable } from '../../../shared/if-playable';
import { roundInput, type RoundOnPhone } from '../../../shared/round-input';

/** A player's net over all games of the round, before and after a change of the roster. */
export interface NetChange {
  readonly playerId: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** A round with its roster. */
export type RoundWithRoster = RoundOnPhone & { readonly roster: Roster };

/** The net changes, to the cent, that a change of the roster causes, computed from the scores on this phone. */
export const changesBy = (round: RoundOnPhone, before: Roster, after: Roster): NetChange[] => changesBetween({ ...round, roster: before }, { ...round, roster: after });

/** The players whose net differs, to the cent, between two states of a round. */
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

/** A player's scores on holes that they would no longer play, and their cards, which they would no longer hold. */
export interface Lost {
  readonly playerId: string;
  readonly holes: readonly number[];
  readonly cards: number;
}

/** The data that a change of the roster deletes. The server requires confirmation for the same. */
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

/** The total amount that changes hands, in cents. */
export const centsChanged = (changes: readonly NetChange[]): Cents => changes.reduce((sum, { beforeCents, afterCents }) => sum + Math.max(0, afterCents - beforeCents), 0);
