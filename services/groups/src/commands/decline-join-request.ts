import { decline } from '../domain/membership';
import { byMember } from './by-member';

export const declineJoinRequest = byMember((group, doing, userId: string) => decline(group, userId, doing));
