import { isPhoto, type GroupRulesInput, type Joining } from '@fairshare/contracts';
import { canPlay } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { NoRegulars, NotAPhoto } from './errors';
import type { Group } from './group';
import { happened, inOrder, type Doing } from './happenings';
import { changeRules } from './house-rules';
import { activePlayers } from './players';

/** What is to be changed of a group; what is left out stays. `groupPhoto: null` takes the photo away. */
export interface Settings {
  readonly name?: string;
  readonly groupPhoto?: string | null;
  readonly regulars?: readonly string[];
  readonly joining?: Joining;
  readonly seasonStart?: string;
  readonly showMoney?: boolean;
  readonly rules?: GroupRulesInput;
}

/** @throws NotAPhoto, NoRegulars, NoGameOn, FirstHoleNotPlayed */
export function changeSettings(group: Group, settings: Settings, doing: Doing): Change<Group> {
  return inOrder(group, [
    (before) => rename(before, settings.name ?? before.name, doing),
    (before) => changePhoto(before, settings.groupPhoto === undefined ? before.groupPhoto : settings.groupPhoto, doing),
    (before) => chooseRegulars(before, settings.regulars ?? before.regulars, doing),
    (before) => changeJoining(before, settings.joining ?? before.joining, doing),
    (before) => changeSeasonStart(before, settings.seasonStart ?? before.seasonStart, doing),
    (before) => changeShowMoney(before, settings.showMoney ?? before.showMoney, doing),
    (before) => changeRules(before, settings.rules ?? {}, doing),
  ]);
}

function rename(group: Group, name: string, doing: Doing): Change<Group> {
  if (name === group.name) return 'unchanged';
  return happened({ ...group, name }, doing, 'group-renamed', { name, before: group.name });
}

function changePhoto(group: Group, groupPhoto: string | null, doing: Doing): Change<Group> {
  if (groupPhoto === group.groupPhoto) return 'unchanged';
  if (groupPhoto !== null && !isPhoto(groupPhoto)) throw new NotAPhoto();
  return happened({ ...group, groupPhoto }, doing, 'photo-changed');
}

/** Kept in player order, as everything is that is settled. */
function chooseRegulars(group: Group, chosen: readonly string[], doing: Doing): Change<Group> {
  const regulars = activePlayers(group).flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
  if (regulars.join() === group.regulars.join() && regulars.length === chosen.length) return 'unchanged';
  if (regulars.length !== chosen.length || (chosen.length > 0 && !canPlay(regulars.length))) throw new NoRegulars();
  return happened({ ...group, regulars }, doing, 'regulars-changed');
}

function changeJoining(group: Group, joining: Joining, doing: Doing): Change<Group> {
  if (joining === group.joining) return 'unchanged';
  return happened({ ...group, joining }, doing, 'joining-changed', { name: joining });
}

function changeSeasonStart(group: Group, seasonStart: string, doing: Doing): Change<Group> {
  if (seasonStart === group.seasonStart) return 'unchanged';
  return happened({ ...group, seasonStart }, doing, 'season-start-changed', { name: seasonStart });
}

function changeShowMoney(group: Group, showMoney: boolean, doing: Doing): Change<Group> {
  if (showMoney === group.showMoney) return 'unchanged';
  return happened({ ...group, showMoney }, doing, 'season-money-changed', { name: showMoney ? 'shown' : 'hidden' });
}
