import { handOver as handOverTo } from '../domain/membership';
import { byMember } from './by-member';

/** Makes another member the creator. @throws NotTheCreator, NoSuchMember */
export const handOver = byMember((group, doing, userId: string) => handOverTo(group, userId, doing));
