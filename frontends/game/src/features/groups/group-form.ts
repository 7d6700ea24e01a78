import { MAX_PLAYERS } from '@fairshare/golf-rules';
import { PLAYER_INPUTS, REQUIRED_PLAYERS } from './constants';
import type { Stakes } from './stakes';
import { DAYS, GROUP_NAME_REQUIRED, PLAYERS_REQUIRED } from './texts';

/** The Create New Group form as typed. */
export interface GroupForm {
  readonly name: string;
  /** One for each input. Blank names are dropped. */
  readonly players: readonly string[];
  /** Whether the first name is the user's own. */
  readonly firstIsMe: boolean;
  /** Blank: the next dialog asks for the game's name. */
  readonly gameName: string;
  /** A data URL. */
  readonly photo: string | null;
  /** The stakes of the first round. Missing: the default. Null: the typed text is not a valid amount. */
  readonly stakes?: Stakes | null;
}

export interface GroupFormErrors {
  readonly name?: string;
  /** Shown below the first required input that is blank. */
  readonly player?: { readonly index: number; readonly message: string };
}

export const EMPTY_GROUP_FORM: GroupForm = { name: '', players: Array<string>(PLAYER_INPUTS).fill(''), firstIsMe: true, gameName: '', photo: null };

/** The form's initial values: a group name, the user's own name, and the name of the first game if it starts right away. */
export const newGroupForm = (name: string, ownName: string, gameName: string): GroupForm => ({ ...withPlayer(EMPTY_GROUP_FORM, 0, ownName), name, gameName });

/** The default name of a group: the weekday on which it is created. Further groups are numbered. */
export function proposedGroupName(taken: readonly string[], now: number = Date.now()): string {
  const name = `${DAYS[new Date(now).getDay()]} Golf`;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

export const canAddPlayer = ({ players }: GroupForm): boolean => players.length < MAX_PLAYERS;

export const withAnotherPlayer = (form: GroupForm): GroupForm => ({ ...form, players: [...form.players, ''] });

export const withPlayer = (form: GroupForm, index: number, name: string): GroupForm => ({
  ...form,
  players: form.players.map((player, at) => (at === index ? name : player)),
});

/** The errors that prevent creating the group; null: none. */
export function groupFormErrors({ name, players }: GroupForm): GroupFormErrors | null {
  const blank = players.slice(0, REQUIRED_PLAYERS).findIndex((player) => player.trim() === '');
  if (name.trim() !== '' && blank === -1) return null;
  return {
    ...(name.trim() === '' && { name: GROUP_NAME_REQUIRED }),
    ...(blank !== -1 && { player: { index: blank, message: PLAYERS_REQUIRED } }),
  };
}

/** The body of POST /api/groups. The server fills in initials and colours. */
export function toGroupBody({ name, players, firstIsMe, photo }: GroupForm, timeZone?: string) {
  const names = players.map((player) => player.trim()).filter((player) => player !== '');
  return { name: name.trim(), players: names.map((player, seat) => ({ name: player, ...(firstIsMe && seat === 0 ? { me: true } : {}) })), groupPhoto: photo, timeZone };
}
