import { isPhoto, type BodyOf, type groupsApi } from '@fairshare/contracts';
import { canPlay } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import type { ChangeName, ActivityDetails } from './activity';
import { NoRegulars, NotAPhoto } from './errors';
import type { Group } from './group';
import { happened, inOrder, type Action } from './activity-log';
import { changeRules } from './house-rules';
import { activePlayers } from './players';

/** The settings to change; omitted ones stay. `groupPhoto: null` removes the photo. */
export type Settings = BodyOf<typeof groupsApi.changeGroup>;

/** @throws NotAPhoto, NoRegulars, NoGameOn, FirstHoleNotPlayed */
export function changeSettings(group: Group, settings: Settings, doing: Action): Change<Group> {
  return inOrder(group, [
    (before) => rename(before, settings.name ?? before.name, doing),
    (before) => changePhoto(before, settings.groupPhoto === undefined ? before.groupPhoto : settings.groupPhoto, doing),
    (before) => chooseRegulars(before, settings.regulars ?? before.regulars, doing),
    (before) => changeJoining(before, settings.joining ?? before.joining, doing),
    (before) => changeSeasonStart(before, settings.seasonStart ?? before.seasonStart, doing),
    (before) => changeShowMoney(before, settings.showMoney ?? before.showMoney, doing),
    (before) => changeTimeZone(before, settings.timeZone ?? before.timeZone ?? settings.browserTimeZone, doing),
    (before) => changeRules(before, settings.rules ?? {}, doing),
  ]);
}

function changePhoto(group: Group, groupPhoto: string | null, doing: Action): Change<Group> {
  if (groupPhoto === group.groupPhoto) return 'unchanged';
  if (groupPhoto !== null && !isPhoto(groupPhoto)) throw new NotAPhoto();
  return happened({ ...group, groupPhoto }, doing, 'photo-changed');
}

/** Stores the regulars in player order, like everything that is settled. */
function chooseRegulars(group: Group, chosen: readonly string[], doing: Action): Change<Group> {
  const regulars = activePlayers(group).flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
  if (regulars.join() === group.regulars.join() && regulars.length === chosen.length) return 'unchanged';
  if (regulars.length !== chosen.length || (chosen.length > 0 && !canPlay(regulars.length))) throw new NoRegulars();
  return happened({ ...group, regulars }, doing, 'regulars-changed');
}

/** Changes a setting that needs no validation. `detailsOf`: the details for the activity. */
const changing =
  <Name extends 'name' | 'joining' | 'seasonStart' | 'showMoney' | 'timeZone'>(
    setting: Name,
    what: ChangeName,
    detailsOf: (after: Group[Name], before: Group[Name]) => ActivityDetails,
  ) =>
  (group: Group, value: Group[Name], doing: Action): Change<Group> =>
    value === group[setting] ? 'unchanged' : happened({ ...group, [setting]: value }, doing, what, detailsOf(value, group[setting]));

const rename = changing('name', 'group-renamed', (name, before) => ({ name, before }));
const changeJoining = changing('joining', 'joining-changed', (name) => ({ name }));
const changeSeasonStart = changing('seasonStart', 'season-start-changed', (name) => ({ name }));
const changeShowMoney = changing('showMoney', 'season-money-changed', (isShown) => ({ name: isShown ? 'shown' : 'hidden' }));
const changeTimeZone = changing('timeZone', 'time-zone-changed', (name, before) => ({ ...(name !== undefined && { name }), ...(before !== undefined && { before }) }));
