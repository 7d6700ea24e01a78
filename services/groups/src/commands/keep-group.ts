import { keepGroup as keep } from '../domain/deletion';
import { byMember } from './by-member';

/** Objects to deleting the group, or takes the proposal back. */
export const keepGroup = byMember((group, doing) => keep(group, doing));
