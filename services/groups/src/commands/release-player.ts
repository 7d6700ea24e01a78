import { releasePlayer as release } from '../domain/claims';
import { byMember } from './by-member';

/** @throws NoSuchPlayer */
export const releasePlayer = byMember((group, doing, playerId: string) => release(group, playerId, doing));
