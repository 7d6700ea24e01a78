import type { GroupPlayer } from '@fairshare/contracts';
import { handicapIndexWords, MIN_PLAYERS } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { GroupFull, NameTaken, TooFewPlayers, TooManyEver } from './errors';
import type { Group } from './group';
import { happened, inOrder, type Action } from './activity-log';
import { initialsOfAll, wereMadeOf } from './initials';
import { activePlayers, firstFreeColor, playerOf, type NewPlayer } from './players';

/** Maximum number of players who are not archived; at least those of one round. */
const MAX_IN_GROUP = 24;
/**
 * Maximum number of players including archived ones, who stay for their rounds: enough for twenty years. Every event of the group contains all
 * players, and a group too large to publish could not be changed any more: not even to let a member leave.
 */
const MAX_EVER = 300;

/** The changeable fields of a player: appearance and handicap index; null: no index is known. */
export type Look = Partial<Pick<NewPlayer, 'name' | 'initials' | 'color'>> & { readonly handicapIndex?: number | null };

/** Adds a player after all others. @throws GroupFull, TooManyEver, NameTaken */
export function addPlayer(group: Group, { id, name, initials, color, handicapIndex }: NewPlayer & { readonly id: string }, doing: Action): Change<Group> {
  requireRoom(group);
  if (group.players.length >= MAX_EVER) throw new TooManyEver(MAX_EVER);
  requireFreeName(group, name, id);
  const player = {
    id,
    name,
    initials: initials || initialsAmong(group, id, name),
    color: color ?? firstFreeColor(group),
    addedAt: doing.at,
    ...(handicapIndex !== undefined && { handicapIndex }),
  };
  return happened({ ...group, players: [...group.players, player] }, doing, 'player-added', { playerId: id, name });
}

/** Changes a player. Initials derived from the old name are derived from the new one. @throws NoSuchPlayer, NameTaken */
export const changePlayer = (group: Group, playerId: string, { handicapIndex, ...look }: Look, doing: Action): Change<Group> =>
  inOrder(group, [(before) => changeLook(before, playerId, look, doing), (before) => changeHandicap(before, playerId, handicapIndex, doing)]);

/** Existing rounds keep the strokes given by the old index. The group's activity records the old and the new index. */
function changeHandicap(group: Group, playerId: string, index: number | null | undefined, doing: Action): Change<Group> {
  const { handicapIndex: was, ...player } = playerOf(group, playerId);
  const is = index ?? undefined;
  if (index === undefined || is === was) return 'unchanged';
  const indexes = { ...(is !== undefined && { index: handicapIndexWords(is) }), ...(was !== undefined && { indexBefore: handicapIndexWords(was) }) };
  const changed = withPlayer(group, { ...player, ...(is !== undefined && { handicapIndex: is }) });
  return happened(changed, doing, 'player-handicap-changed', { playerId, name: player.name, ...indexes });
}

function changeLook(group: Group, playerId: string, look: Look, doing: Action): Change<Group> {
  const before = playerOf(group, playerId);
  const name = look.name ?? before.name;
  if (name !== before.name) requireFreeName(group, name, playerId);
  const followed = wereMadeOf(before.name, before.initials) ? initialsAmong(group, playerId, name) : before.initials;
  const after = { ...before, name, initials: look.initials || followed, color: look.color ?? before.color };
  if (after.name === before.name && after.initials === before.initials && after.color === before.color) return 'unchanged';
  const changed = withPlayer(group, after);
  return name === before.name
    ? happened(changed, doing, 'player-changed', { playerId, name })
    : happened(changed, doing, 'player-renamed', { playerId, name, before: before.name });
}

/** Archives a player, who is no longer offered anywhere. @throws NoSuchPlayer, TooFewPlayers */
export function archivePlayer(group: Group, playerId: string, doing: Action): Change<Group> {
  const player = playerOf(group, playerId);
  if (player.archivedAt !== undefined) return 'unchanged';
  if (activePlayers(group).length <= MIN_PLAYERS) throw new TooFewPlayers(MIN_PLAYERS);
  const regulars = group.regulars.filter((id) => id !== playerId);
  const archived = { ...withPlayer(group, { ...player, archivedAt: doing.at }), regulars: regulars.length < MIN_PLAYERS ? [] : regulars };
  return happened(archived, doing, 'player-archived', { playerId, name: player.name });
}

/** Restores a player at the old position. @throws NoSuchPlayer, GroupFull, NameTaken */
export function restorePlayer(group: Group, playerId: string, doing: Action): Change<Group> {
  const { archivedAt, ...player } = playerOf(group, playerId);
  if (archivedAt === undefined) return 'unchanged';
  requireRoom(group);
  requireFreeName(group, player.name, playerId);
  return happened(withPlayer(group, player), doing, 'player-restored', { playerId, name: player.name });
}

/** Initials of a name that no other player has. */
function initialsAmong(group: Group, playerId: string, name: string): string {
  const others = activePlayers(group).filter(({ id }) => id !== playerId);
  return initialsOfAll([...others.map((other) => ({ name: other.name, given: other.initials })), { name }]).at(-1) ?? '';
}

const withPlayer = (group: Group, player: GroupPlayer): Group => ({ ...group, players: group.players.map((one) => (one.id === player.id ? player : one)) });

function requireRoom(group: Group): void {
  if (activePlayers(group).length >= MAX_IN_GROUP) throw new GroupFull(MAX_IN_GROUP);
}

/** Compares names without letter case, accents and blanks, which golfers cannot tell apart on a course. Equal names of earlier releases stay. */
function requireFreeName(group: Group, name: string, playerId: string): void {
  if (activePlayers(group).some((player) => player.id !== playerId && folded(player.name) === folded(name))) throw new NameTaken();
}

const folded = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
