import { randomInt, randomUUID } from 'node:crypto';
import { BUILT_IN_CARD_TYPES, DEFAULT_CARD_VALUE } from '@fairshare/golf-rules';
import type { BodyOf, groupsApi } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import { NotUnique, type Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { assertKnownCards, withoutDuplicateCards } from '../domain/cards';
import type { Group } from '../domain/group';
import { assertPhoto } from '../domain/photo';
import { createPlayers } from '../domain/players';
import { generateShareCode } from '../domain/share-code';

/** Out of 30⁸ share codes two are seldom the same; five in a row never are. */
const SHARE_CODE_TRIES = 5;

/**
 * Creates a group of 2 to 8 players; the caller is its first member.
 * @throws PlayerIdTaken, CardTaken, UnknownCard, NotAPhoto
 */
export const createGroup =
  ({ groups, clock }: GroupsDeps) =>
  async (caller: Caller, input: BodyOf<typeof groupsApi.createGroup>, write: RequestWrite): Promise<Written<Group>> => {
    const now = clock().toISOString();
    const customCards = withoutDuplicateCards((input.customCards ?? []).map((card) => ({ ...card, id: card.id ?? randomUUID() })));
    if (input.groupPhoto) assertPhoto(input.groupPhoto);
    assertKnownCards(input.cardValues ?? {}, customCards);
    const group = {
      id: write.newId(),
      name: input.name,
      createdAt: now,
      players: createPlayers(input.players, randomUUID),
      regulars: [],
      members: [{ userId: caller.userId, joinedAt: now }],
      cardValues: { ...Object.fromEntries(BUILT_IN_CARD_TYPES.map((type) => [type, DEFAULT_CARD_VALUE])), ...input.cardValues },
      customCards,
      groupPhoto: input.groupPhoto ?? null,
    };

    for (let tries = 1; ; tries += 1) {
      try {
        const withCode = { ...group, shareCode: generateShareCode(randomInt) };
        return await groups.create(group.id, withCode, [{ name: 'group-created', facts: { by: caller.userId } }], write.options);
      } catch (error) {
        if (!(error instanceof NotUnique) || tries === SHARE_CODE_TRIES) throw error;
      }
    }
  };
