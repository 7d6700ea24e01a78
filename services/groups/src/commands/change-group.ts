import type { BodyOf, groupsApi } from '@fairshare/contracts';
import { changeSettings } from '../domain/settings';
import { byMember } from './by-member';

/** Changes name, photo, regulars, joining, house rules, seasons or time zone. @throws NotAPhoto, NoRegulars, NoGameOn, FirstHoleNotPlayed */
export const changeGroup = byMember((group, doing, settings: BodyOf<typeof groupsApi.changeGroup>) => changeSettings(group, settings, doing));
