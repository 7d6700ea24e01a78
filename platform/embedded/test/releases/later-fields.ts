import { isDeepStrictEqual } from 'node:util';
import { CALENDAR_YEAR, DEFAULT_ROUND_RULES, inDollars } from '@fairshare/golf-rules';

type Json = Record<string, unknown>;

/** What later releases add to an answer, and what they say there of data that knew nothing of it. */
interface Added {
  readonly isIn: (object: Json) => boolean;
  readonly fields: Readonly<Record<string, (value: unknown) => boolean>>;
}

const is = (expected: unknown) => (value: unknown) => isDeepStrictEqual(value, expected);

const DEFAULT_RULES = { ...inDollars(DEFAULT_ROUND_RULES), holes: null, firstHole: null };

/** What the golfer owes whose card cannot pay: that it waits for another card follows from what was stored. */
const isRefusedRenewal = (open: unknown) => isObject(open) && open['needs'] === 'another-card' && open['amount'] === 199;

const ADDED: readonly Added[] = [
  // A group.
  {
    isIn: (object) => 'shareCode' in object && 'players' in object,
    fields: {
      archived: is([]),
      regulars: is([]),
      joining: is('open'),
      me: is(null),
      claims: is({}),
      rules: is(DEFAULT_RULES),
      courses: is([]),
      seasonStart: is(CALENDAR_YEAR),
      showMoney: is(true),
    },
  },
  // A round, by itself and in a list.
  { isIn: (object) => 'lastPlayed' in object && 'isActive' in object, fields: { status: is('open'), finishedAt: is(null) } },
  // A member.
  {
    isIn: (object) => 'userId' in object && 'isCreator' in object,
    fields: { playerId: is(null), joinedAt: (at) => Date.parse(String(at)) > 0, isCreator: (flag) => typeof flag === 'boolean' },
  },
  // A group in the export of one's data.
  { isIn: (object) => 'joinedAt' in object && 'group' in object, fields: { activity: is([]) } },
  // A manual trial, as admins see it: whoever gave it was kept before it was shown.
  { isIn: (object) => 'manualTrialGrantedAt' in object, fields: { manualTrialGrantedBy: is('Ada Admin') } },
  // Whether someone has access.
  { isIn: (object) => 'hasAccess' in object && 'cancelAtPeriodEnd' in object, fields: { openPayment: (open) => open === null || isRefusedRenewal(open) } },
  // The export of one's data.
  { isIn: (object) => 'exportedAt' in object, fields: { tabs: is([]), notifications: is(null) } },
];

/** An answer without what later releases add to it. What they add has to say that there is nothing of it, else it stays. */
export function withoutLaterFields<Answered extends { readonly text?: string | undefined }>(answer: Answered): Answered {
  const { text } = answer;
  if (!text || !/^[[{]/.test(text)) return answer;
  let isLater = false;
  const lighter = JSON.stringify(JSON.parse(text), (_key, value: unknown) => {
    if (!isObject(value)) return value;
    const rest = without(value);
    isLater ||= Object.keys(rest).length < Object.keys(value).length;
    return rest;
  });
  // To the byte, where nothing was added.
  return isLater ? { ...answer, text: lighter } : answer;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function without(object: Json): Json {
  const later = ADDED.filter(({ isIn }) => isIn(object)).flatMap(({ fields }) => Object.entries(fields));
  const names = new Set(later.flatMap(([name, saysNothing]) => (saysNothing(object[name]) ? [name] : [])));
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));
}
