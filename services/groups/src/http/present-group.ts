import type { Group as GroupResource, GroupHouseRules, GroupPlayer, PersonalGroups, PlayerOfGroup } from '@fairshare/contracts';
import { inDollars } from '@fairshare/golf-rules';
import { optionsInDollars, sideKind } from '@fairshare/golf-rules/side-games';
import { deletionDueAt, restorableUntil } from '../domain/deletion';
import { activePlayers } from '../domain/players';
import type { ShownActivity } from '../loaders/activity';
import type { ShownGroup } from '../loaders/shown-group';
import { presentActivity } from './present-activity';

/** A group as members see it. */
export function presentGroup({ group, lastPlayed, me, claims, photos }: ShownGroup): GroupResource {
  const { state, version } = group;
  const until = restorableUntil(state);
  const dueAt = deletionDueAt(state);
  return {
    id: group.id,
    version,
    name: state.name,
    players: activePlayers(state).map(presentPlayer),
    archived: state.players.filter(({ archivedAt }) => archivedAt !== undefined).map(presentPlayer),
    regulars: [...state.regulars],
    joining: state.joining,
    me,
    claims: { ...claims },
    ...(Object.keys(photos).length > 0 ? { photos: { ...photos } } : {}),
    cardValues: { ...state.cardValues },
    customCards: [...state.customCards],
    rules: presentRules(state.rules),
    courses: [...state.courses],
    groupPhoto: state.groupPhoto,
    seasonStart: state.seasonStart,
    showMoney: state.showMoney,
    ...(state.timeZone === undefined ? {} : { timeZone: state.timeZone }),
    lastPlayed,
    shareCode: state.shareCode,
    createdAt: state.createdAt,
    ...(until === undefined ? {} : { restorableUntil: until }),
    ...(dueAt === undefined ? {} : { deletionDueAt: dueAt }),
  };
}

const presentPlayer = ({ id, name, initials, color, handicapIndex }: GroupPlayer): PlayerOfGroup => ({
  id,
  name,
  initials,
  color,
  ...(handicapIndex !== undefined && { handicapIndex }),
});

/** Converts cents to dollars. */
function presentRules({ sideGames, ...rules }: GroupHouseRules): GroupResource['rules'] {
  const shown = sideGames?.map(({ kind, name, options }) => {
    const definition = sideKind(kind);
    return { kind, ...(name !== undefined && { name }), options: { ...(definition ? optionsInDollars(definition, options) : options) } };
  });
  return { ...inDollars(rules), ...(shown && { sideGames: shown }) };
}

/** The groups of a user, with the time they joined each and their activity in it. */
export const presentPersonal = (groups: readonly (ShownGroup & { readonly activity: ShownActivity })[], userId: string): PersonalGroups =>
  groups.flatMap((found) => {
    const membership = found.group.state.members.find((member) => member.userId === userId);
    return membership ? [{ joinedAt: membership.joinedAt, group: presentGroup(found), activity: presentActivity(found.activity) }] : [];
  });
