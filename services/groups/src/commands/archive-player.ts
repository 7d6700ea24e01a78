import { archivePlayer as archive } from '../domain/change-players';
import { byMember } from './by-member';

/** @throws NoSuchPlayer, TooFewPlayers */
export const archivePlayer = byMember((group, doing, playerId: string) => archive(group, playerId, doing));
