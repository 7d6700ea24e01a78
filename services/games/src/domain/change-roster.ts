import type { ChangedRule, RosterInput } from '@fairshare/contracts';
import { type PlayerId, type Roster, rosterEntries, rosterOf, whoPlays } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { addCardAssignment, type CardGroup, assignmentTime } from './cards';
import type { Authorship } from './cells';
import { changesOfConflicts, withCurrentValue } from './conflict-stands';
import { EntriesOnHoles, type LostEntries, RosterFinished } from './errors';
import { addressOfConflict, cellAt, cellsOfPlayer, withoutCells } from './facts';
import { playerOfMark } from './side-answers';
import { requirePlayable } from './roster';
import { withTees } from './tees';
import { centsChanged, withMoneyChange } from './money-changes';
import { withRuleChange } from './house-rules';
import { changed, inNewVersions, type Round } from './round';

/** The players, their holes, and whether entries that contradict the new roster are deleted. */
export interface RosterRequest {
  readonly roster: RosterInput;
  readonly discard?: boolean;
}

/**
 * Replaces the roster of the round. Entries are deleted only with `discard`: strokes and awards on holes that their player no longer plays.
 * With `discard`, the cards of players who left the round return to the deck.
 * @throws RosterFinished for a finished round; EntriesOnHoles without `discard`; UnknownPlayer, ArchivedPlayer, HoleNotPlayed, NoSuchTee, RoundFull
 */
export function changeRoster(round: Round, group: CardGroup, { roster, discard = false }: RosterRequest, authorship: Authorship): Change<Round> {
  const { players } = group;
  const before = whoPlays(round, players);
  requirePlayable(players, roster, before.holes, before.players);
  const after = rosterOf(withTees(roster, { ...round, holes: before.holes, players }, before), before.holes, round);
  const entries = rosterEntries(after);
  if (JSON.stringify(entries) === JSON.stringify(rosterEntries(before))) return 'unchanged';
  if (round.finished) throw new RosterFinished();
  const lost = lostEntries(round, before, after);
  if (lost.length > 0 && !discard) throw new EntriesOnHoles(lost);
  const changedRoster = { ...inNewVersions(withoutEntries(round, lost, authorship)), roster: entries };
  const changes = [{ name: 'roster-changed', facts: {} }, ...changesOfConflicts(round.conflicts, changedRoster.conflicts)];
  const withRuleNoted = withRuleChange({ ...round, roster: rosterEntries(before) }, changedRoster, authorship);
  return changed(withMoneyChange(round, withRuleNoted, discarded(lost), centsChanged(round, withRuleNoted, players, group), authorship), ...changes);
}

/** How many holes and cards each player lost. */
const discarded = (lost: readonly LostEntries[]): ChangedRule[] =>
  lost.map(({ playerId, holes, cards }) => ({ rule: 'entries', before: holes.length + cards.length, after: null, playerId }));

/** The entries of players on holes that they no longer play, and the cards of players who left the round. */
function lostEntries(round: Round, before: Roster, after: Roster): LostEntries[] {
  return before.players.flatMap((playerId) => {
    const stays = after.holesOf[playerId] ?? [];
    const left = before.holesOf[playerId]?.filter((hole) => !stays.includes(hole)) ?? [];
    const holes = left.filter((hole) => cellsOfPlayer(round, hole, playerId, playerOfMark(round)).length > 0);
    const cards = after.players.includes(playerId) ? [] : cardsHeldBy(round, playerId);
    return holes.length + cards.length > 0 ? [{ playerId, holes, cards }] : [];
  });
}

const cardsHeldBy = ({ cards }: Round, playerId: PlayerId): string[] => Object.entries(cards.holders).flatMap(([key, holder]) => (holder === playerId ? [key] : []));

function withoutEntries(round: Round, lost: readonly LostEntries[], authorship: Authorship): Round {
  const { by, at } = authorship;
  const left = lost.reduce((kept, { playerId, holes, cards }) => {
    const emptied = holes.reduce((facts, hole) => withoutCells(facts, hole, cellsOfPlayer(facts, hole, playerId, playerOfMark(round))), kept);
    return cards.reduce((putBack, key) => {
      const card = putBack.cards.recorded[key];
      return card ? addCardAssignment(putBack, card, { playerId: null, by, at: assignmentTime(putBack, at) }) : putBack;
    }, emptied);
  }, round);
  const conflicts = left.conflicts.map((conflict) => {
    const address = addressOfConflict(conflict);
    return conflict.resolved || !address || conflict.hole === null ? conflict : withCurrentValue(conflict, cellAt(left, conflict.hole, address), authorship);
  });
  return { ...left, conflicts };
}
