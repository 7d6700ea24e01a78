import { randomUUID } from 'node:crypto';
import { BUILT_IN_CARD_TYPES, CALENDAR_YEAR, DEFAULT_CARD_VALUE } from '@fairshare/golf-rules';
import { isPhoto, type BodyOf, type groupsApi } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { assertKnownCards, withoutDuplicateCards } from '../domain/cards';
import { NotAPhoto } from '../domain/errors';
import type { Group } from '../domain/group';
import { happened } from '../domain/activity-log';
import { DEFAULT_RULES } from '../domain/house-rules';
import { createPlayers } from '../domain/players';
import { requireRoomForGroup, requireStillMember } from '../loaders/membership';
import { withFreshCode } from './with-fresh-code';

/**
 * Creates a group of 2 to 8 players. Equal names are allowed, as in earlier releases. The caller becomes its first member, and claims the player
 * with `me`.
 * @throws TooManyGroups, PlayerIdTaken, CardTaken, UnknownCard, NotAPhoto; NoSuchGroup for a retry of a caller who has left since
 */
export const createGroup =
  (deps: GroupsDeps) =>
  async (caller: Caller, input: BodyOf<typeof groupsApi.createGroup>, write: RequestWrite): Promise<Written<Group>> => {
    const { groups, clock } = deps;
    const now = clock().toISOString();
    const customCards = withoutDuplicateCards((input.customCards ?? []).map((card) => ({ ...card, id: card.id ?? randomUUID() })));
    if (input.groupPhoto && !isPhoto(input.groupPhoto)) throw new NotAPhoto();
    assertKnownCards(input.cardValues ?? {}, customCards);
    const players = createPlayers(input.players, randomUUID);
    const mine = players.filter((_, seat) => input.players[seat]?.me);
    const group: Omit<Group, 'shareCode'> = {
      id: write.newId(),
      name: input.name,
      createdAt: now,
      createdBy: caller.userId,
      players,
      regulars: [],
      members: [{ userId: caller.userId, joinedAt: now }],
      joining: 'open',
      waiting: [],
      claims: mine.map(({ id }) => ({ playerId: id, userId: caller.userId })),
      cardValues: { ...Object.fromEntries(BUILT_IN_CARD_TYPES.map((type) => [type, DEFAULT_CARD_VALUE])), ...input.cardValues },
      customCards,
      rules: DEFAULT_RULES,
      courses: [],
      groupPhoto: input.groupPhoto ?? null,
      activity: [],
      deletion: null,
      seasonStart: CALENDAR_YEAR,
      showMoney: true,
      ...(input.timeZone !== undefined && { timeZone: input.timeZone }),
    };

    // A retried request has already created its group.
    if (!(await groups.getWithTombstone(group.id))) await requireRoomForGroup(deps, caller.userId);
    const created = await withFreshCode((shareCode) => {
      const made = happened({ ...group, shareCode }, { by: caller.userId, at: now }, 'group-created', { name: group.name }, { by: caller.userId });
      return groups.create(group.id, made.state, made.changes, write.options);
    });
    return requireStillMember(created, caller);
  };
