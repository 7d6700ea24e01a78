import { api, groupQuery, newKey } from '@fairshare/api-client';
import type { Group, GuestRound } from '@fairshare/contracts';
import { DEFAULT_ROUND_RULES, inDollars } from '@fairshare/golf-rules';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** The calls that a guest makes. All other calls belong to the signed-in session, or to no session. */
export const GUEST_CALLS = /^\/api\/(?:guest\/round|guest\/hand-over|game-state|games|points-games|bbb-games|offline-sync)(?:[/?]|$)/;

/** Prefix of the localStorage key for the device secret that this browser sent when it opened a link. */
const DEVICE = 'guestDevice.';
/** This many first characters of the secret identify a link. They are too few to open it. */
const TELLING_CHARACTERS = 6;

/** Links that were opened since this page was loaded. */
const opened = new Set<string>();

/** Identifies a scoring link, without the secret that opens it. */
export function linkOf(token: string): string {
  const [round = '', secret = ''] = token.split('.');
  return `${round}.${secret.slice(0, TELLING_CHARACTERS)}`;
}

export const guestRoundKey = ['/api/guest/round'] as const;

/** The round that this browser is let into. With a token, opens that link first; without one, it is the round of the link opened last. */
export const guestRoundQuery = (token: string | null) =>
  queryOptions({
    queryKey: [...guestRoundKey, token && linkOf(token)],
    queryFn: async ({ signal }): Promise<GuestRound> => {
      if (token === null || opened.has(token)) return api.call('GET /api/guest/round', { signal });
      // Not cancelled with the query's `signal`: the first browser to open the link keeps it, so a request under way must complete.
      const round = await api.call('POST /api/guest/open', { body: { token, device: deviceFor(token) } });
      opened.add(token);
      return round;
    },
  });

/** Opens a group link as the picked player. The next read needs no link, since the browser is let in. */
export const pickPlayerMutation = (token: string) =>
  mutationOptions({
    mutationKey: ['pickPlayer'],
    mutationFn: (playerId: string) => api.call('POST /api/guest/open', { body: { token, device: deviceFor(token), playerId } }),
  });

/** Asks the group to let this browser in through a link that another browser holds; for a group link, as the picked player. */
export const askMutation = (token: string) =>
  mutationOptions({
    mutationKey: ['askToBeLetIn'],
    mutationFn: (playerId?: string) => api.call('POST /api/guest/ask', { body: { token, device: deviceFor(token), playerId } }),
  });

/** The preview of a link. It is safe to request before a tap, since it binds nothing. */
export const linkPreviewQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/guest/preview', linkOf(token)],
    queryFn: ({ signal }) => api.call('POST /api/guest/preview', { body: { token }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Makes the next read of the link's round open the link again. */
export const openAgain = (token: string): void => void opened.delete(token);

/** Whether this browser has opened the link before, or has tried to. */
export const isKnownLink = (token: string): boolean => readItem(DEVICE + linkOf(token)) !== null;

/** The device secret, sent each time a link is opened. A guest who lost the response or the cookie is let in again by it. */
function deviceFor(token: string): string {
  const key = DEVICE + linkOf(token);
  const device = readItem(key) ?? newKey();
  try {
    window.localStorage.setItem(key, device);
  } catch {
    // Without storage, the link can be opened only once.
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

/** The guest's round as a {@link Group} for the screens, with only the data that a guest may see. */
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

/** Reads the group from the guest's round, which is fetched anyway. */
export const groupQueryOf =
  (round: GuestRound): typeof groupQuery =>
  (groupId) => ({ ...groupQuery(groupId), queryFn: () => Promise.resolve(groupOf(round)) });
