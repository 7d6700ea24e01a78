import { restorePlayer as restore } from '../domain/change-players';
import { byMember } from './by-member';

/** @throws NoSuchPlayer, GroupFull, NameTaken */
export const restorePlayer = byMember((group, doing, playerId: string) => restore(group, playerId, doing));
