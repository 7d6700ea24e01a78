import type { BodyOf, groupPeopleApi } from '@fairshare/contracts';
import { addPlayer as add } from '../domain/change-players';
import { byMember } from './by-member';

/** @throws GroupFull, TooManyEver, NameTaken */
export const addPlayer = byMember((group, doing, player: BodyOf<typeof groupPeopleApi.addPlayer>) => add(group, { ...player, id: doing.newId() }, doing));
