import { keepGroup as keep } from '../domain/deletion';
import { byMember } from './by-member';

/** Objects to deleting the group, or withdraws the caller's own proposal. */
export const keepGroup = byMember((group, doing) => keep(group, doing));
