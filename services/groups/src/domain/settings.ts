import { isPhoto, type Joining } from '@fairshare/contracts';
import { canPlay } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { NoRegulars, NotAPhoto } from './errors';
import type { Group } from './group';
import { happened, inOrder, type Doing } from './happenings';
import { activePlayers } from './players';

/** What is to be changed of a group; what is left out stays. `groupPhoto: null` takes the photo away. */
export interface Settings {
  readonly name?: string;
  readonly groupPhoto?: string | null;
  readonly regulars?: readonly string[];
  readonly joining?: Joining;
}

/** @throws NotAPhoto, NoRegulars */
export function changeSettings(group: Group, settings: Settings, doing: Doing): Change<Group> {
  return inOrder(group, [
    (before) => rename(before, settings.name ?? before.name, doing),
    (before) => changePhoto(before, settings.groupPhoto === undefined ? before.groupPhoto : settings.groupPhoto, doing),
    (before) => chooseRegulars(before, settings.regulars ?? before.regulars, doing),
    (before) => changeJoining(before, settings.joining ?? before.joining, doing),
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
