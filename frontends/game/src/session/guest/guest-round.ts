import { api, groupQuery, newKey } from '@fairshare/api-client';
import type { Group, GuestRound } from '@fairshare/contracts';
import { DEFAULT_ROUND_RULES, inDollars } from '@fairshare/golf-rules';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** The calls that a guest makes; every other one is the session's, or nobody's. */
export const GUEST_CALLS = /^\/api\/(?:guest\/round|guest\/hand-over|game-state|games|points-games|bbb-games|offline-sync)(?:[/?]|$)/;

/** How the key in localStorage begins of what this browser said when it opened a link. */
const DEVICE = 'guestDevice.';
/** The part of the secret that identifies a link, and opens nothing. */
const TELLING_CHARACTERS = 6;

/** Links that were opened since the page was. */
const opened = new Set<string>();

/** A scoring link without what opens it. */
export function linkOf(token: string): string {
  const [round = '', secret = ''] = token.split('.');
  return `${round}.${secret.slice(0, TELLING_CHARACTERS)}`;
}

export const guestRoundKey = ['/api/guest/round'] as const;

/** The round that this browser is let into; of a link, which is opened first, or of the link opened last. */
export const guestRoundQuery = (token: string | null) =>
  queryOptions({
    queryKey: [...guestRoundKey, token && linkOf(token)],
    queryFn: async ({ signal }): Promise<GuestRound> => {
      if (token === null || opened.has(token)) return api.call('GET /api/guest/round', { signal });
      // Once it is under way, it is waited for: the first browser keeps the link.
      const round = await api.call('POST /api/guest/open', { body: { token, device: deviceFor(token) } });
      opened.add(token);
      return round;
    },
  });

/** Opens a group link as the player that was picked. The next read needs no link: the browser is let in. */
export const pickPlayerMutation = (token: string) =>
  mutationOptions({
    mutationKey: ['pickPlayer'],
    mutationFn: (playerId: string) => api.call('POST /api/guest/open', { body: { token, device: deviceFor(token), playerId } }),
  });

/** Asks the group to let this browser in by a link that another one holds; of a group link, as the player that was picked. */
export const askMutation = (token: string) =>
  mutationOptions({
    mutationKey: ['askToBeLetIn'],
    mutationFn: (playerId?: string) => api.call('POST /api/guest/ask', { body: { token, device: deviceFor(token), playerId } }),
  });

/** What a link opens; asked before anybody taps, since it binds nothing. */
export const linkPreviewQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/guest/preview', linkOf(token)],
    queryFn: ({ signal }) => api.call('POST /api/guest/preview', { body: { token }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The next read of the link's round opens the link again. */
export const openAgain = (token: string): void => void opened.delete(token);

/** Whether this browser has opened the link before, or tried to. */
export const isKnownLink = (token: string): boolean => readItem(DEVICE + linkOf(token)) !== null;

/** Sent each time a link is opened, so that a guest who lost the answer or the cookie is let in again. */
function deviceFor(token: string): string {
  const key = DEVICE + linkOf(token);
  const device = readItem(key) ?? newKey();
  try {
    window.localStorage.setItem(key, device);
  } catch {
    // Without storage the link opens once.
  }
  return device;
}

function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The group as the screens take it: with what a guest sees of it, and nothing else. */
export function groupOf({ group, playerId }: GuestRound): Group {
  return {
    ...group,
    version: 0,
    archived: [],
    regulars: [],
    joining: 'closed',
    me: playerId,
    claims: {},
    rules: { ...inDollars(DEFAULT_ROUND_RULES), holes: null, firstHole: null },
    courses: [],
    groupPhoto: null,
    seasonStart: '01-01',
    showMoney: false,
    lastPlayed: null,
    shareCode: '',
    createdAt: '',
  };
}

/** Reads the group from the guest's round, which is read anyway. */
export const groupQueryOf =
  (round: GuestRound): typeof groupQuery =>
  (groupId) => ({ ...groupQuery(groupId), queryFn: () => Promise.resolve(groupOf(round)) });
