import { claimPlayer as claim } from '../domain/claims';
import { byMember } from './by-member';

/** @throws NoSuchPlayer, PlayerArchived, PlayerTaken */
export const claimPlayer = byMember((group, doing, playerId: string) => claim(group, playerId, doing));
