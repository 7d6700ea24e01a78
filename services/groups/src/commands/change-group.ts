import type { BodyOf, CourseInput, groupPeopleApi, groupsApi } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Change, Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { addCustomCard as addCard, removeCustomCard as removeCard } from '../domain/cards';
import { addPlayer as add, archivePlayer as archive, restorePlayer as restore } from '../domain/change-players';
import { claimPlayer as claim, releasePlayer as release } from '../domain/claims';
import { changeCourse as replace, removeCourse as removeFrom } from '../domain/courses';
import { keepGroup as keep } from '../domain/deletion';
import { NoSuchGroup } from '../domain/errors';
import { isMember, type Group } from '../domain/group';
import { happened, type Doing } from '../domain/happenings';
import { approve, decline, handOver as handOverTo, removeMember as remove } from '../domain/membership';
import { changeSettings } from '../domain/settings';
import { requireMembership, requireRoomToEnter } from '../loaders/membership';
import { withFreshCode } from './fresh-code';

/** `doing.newId`: the id of what is made, the same when the request is repeated. */
type Rule<Input extends unknown[]> = (group: Group, doing: Doing & Pick<RequestWrite, 'newId'>, ...input: Input) => Change<Group>;

/** A use case of members: the rule decides with the group as it is when it is written. @throws NoSuchGroup for whoever is no member by then, and what the rule throws */
export const byMember =
  <Input extends unknown[]>(rule: Rule<Input>) =>
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string, write: RequestWrite, ...input: Input): Promise<Written<Group>> => {
    await requireMembership(deps, caller, groupId);
    const doing = { by: caller.userId, at: deps.clock().toISOString(), newId: () => write.newId() };
    return deps.groups.update(
      groupId,
      (group) => {
        if (!isMember(group, caller.userId)) throw new NoSuchGroup();
        return rule(group, doing, ...input);
      },
      write.options,
    );
  };

/** Changes name, photo, regulars, joining, house rules, seasons or time zone. @throws NotAPhoto, NoRegulars, NoGameOn, FirstHoleNotPlayed */
export const changeGroup = byMember((group, doing, settings: BodyOf<typeof groupsApi.changeGroup>) => changeSettings(group, settings, doing));

/** @throws CardTaken, TooManyCards */
export const addCustomCard = byMember((group, doing, card: BodyOf<typeof groupsApi.addCustomCard>) => addCard(group, { ...card, id: card.id ?? doing.newId() }, doing));

export const removeCustomCard = byMember((group, doing, cardId: string) => removeCard(group, cardId, doing));

/** @throws NoSuchCourse, CourseNameTaken */
export const changeCourse = byMember((group, doing, courseId: string, course: CourseInput) => replace(group, courseId, course, doing));

export const removeCourse = byMember((group, doing, courseId: string) => removeFrom(group, courseId, doing));

/** @throws GroupFull, TooManyEver, NameTaken */
export const addPlayer = byMember((group, doing, player: BodyOf<typeof groupPeopleApi.addPlayer>) => add(group, { ...player, id: doing.newId() }, doing));

/** @throws NoSuchPlayer, TooFewPlayers */
export const archivePlayer = byMember((group, doing, playerId: string) => archive(group, playerId, doing));

/** @throws NoSuchPlayer, GroupFull, NameTaken */
export const restorePlayer = byMember((group, doing, playerId: string) => restore(group, playerId, doing));

/** @throws NoSuchPlayer, PlayerArchived, PlayerTaken */
export const claimPlayer = byMember((group, doing, playerId: string) => claim(group, playerId, doing));

/** @throws NoSuchPlayer */
export const releasePlayer = byMember((group, doing, playerId: string) => release(group, playerId, doing));

const takeOut = byMember((group, doing, userId: string, confirmed: boolean, shareCode: string) => remove(group, userId, confirmed, shareCode, doing));

/** Leaves, or removes another member, who then needs a new share code and approval. @throws LastMember, CreatorStays */
export const removeMember =
  (deps: GroupsDeps) =>
  (caller: Caller, groupId: string, write: RequestWrite, userId: string, confirmed: boolean): Promise<Written<Group>> =>
    withFreshCode((shareCode) => takeOut(deps)(caller, groupId, write, userId, confirmed, shareCode));

/** Makes another member the creator. @throws NotTheCreator, NoSuchMember */
export const handOver = byMember((group, doing, userId: string) => handOverTo(group, userId, doing));

/** Objects to deleting the group, or takes the proposal back. */
export const keepGroup = byMember((group, doing) => keep(group, doing));

/** @throws NoSuchRequest */
const letIn = byMember((group, doing, userId: string) => approve(group, userId, doing));

/** @throws NoSuchRequest, TooManyGroups */
export const approveJoinRequest =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string, write: RequestWrite, userId: string): Promise<Written<Group>> => {
    const { state } = await requireMembership(deps, caller, groupId);
    await requireRoomToEnter(deps, state, userId);
    return letIn(deps)(caller, groupId, write, userId);
  };

export const declineJoinRequest = byMember((group, doing, userId: string) => decline(group, userId, doing));

const giveShareCode = byMember((group, doing, shareCode: string) => happened({ ...group, shareCode }, doing, 'share-code-renewed'));

/** Makes a new share code; the one before lets nobody in any more. */
export const renewShareCode =
  (deps: GroupsDeps) =>
  (caller: Caller, groupId: string, write: RequestWrite): Promise<Written<Group>> =>
    withFreshCode((shareCode) => giveShareCode(deps)(caller, groupId, write, shareCode));
