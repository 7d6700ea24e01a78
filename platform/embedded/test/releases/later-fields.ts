import { isDeepStrictEqual } from 'node:util';
import { CALENDAR_YEAR, DEFAULT_ROUND_RULES, inDollars } from '@fairshare/golf-rules';

type Json = Record<string, unknown>;

/** Fields that later releases add to a response, and their values for data from before. */
interface Added {
  readonly isIn: (object: Json) => boolean;
  readonly fields: Readonly<Record<string, (value: unknown) => boolean>>;
}

const is = (expected: unknown) => (value: unknown) => isDeepStrictEqual(value, expected);

const DEFAULT_RULES = { ...inDollars(DEFAULT_ROUND_RULES), holes: null, firstHole: null };

/** The open payment of the golfer whose card was refused. The stored data implies that it requires another card. */
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
  // A round, alone and in a list.
  { isIn: (object) => 'lastPlayed' in object && 'isActive' in object, fields: { status: is('open'), finishedAt: is(null) } },
  // A member.
  {
    isIn: (object) => 'userId' in object && 'isCreator' in object,
    fields: { playerId: is(null), joinedAt: (at) => Date.parse(String(at)) > 0, isCreator: (flag) => typeof flag === 'boolean' },
  },
  // A group in the export of a user's data.
  { isIn: (object) => 'joinedAt' in object && 'group' in object, fields: { activity: is([]) } },
  // A manual trial, as admins see it: its author was stored before the API showed it.
  { isIn: (object) => 'manualTrialGrantedAt' in object, fields: { manualTrialGrantedBy: is('Ada Admin') } },
  // Whether a user has access.
  { isIn: (object) => 'hasAccess' in object && 'cancelAtPeriodEnd' in object, fields: { openPayment: (open) => open === null || isRefusedRenewal(open) } },
  // The export of a user's data.
  { isIn: (object) => 'exportedAt' in object, fields: { tabs: is([]), notifications: is(null) } },
];

/** A response without the fields that later releases add. A field is only removed if its value is the one for data from before. */
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
  // Unchanged to the byte, where nothing was added.
  return isLater ? { ...answer, text: lighter } : answer;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function without(object: Json): Json {
  const later = ADDED.filter(({ isIn }) => isIn(object)).flatMap(({ fields }) => Object.entries(fields));
  const names = new Set(later.flatMap(([name, saysNothing]) => (saysNothing(object[name]) ? [name] : [])));
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));
}
