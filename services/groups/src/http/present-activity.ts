import { type ActivityEntry, type ChangedRule, isolated } from '@fairshare/contracts';
import { DEFINITIONS, formatDollars, type GameKind } from '@fairshare/golf-rules';
import { sideKind } from '@fairshare/golf-rules/side-games';
import type { ActivityDetails, ChangedUsual, ChangeName, PaymentOutcome } from '../domain/activity';
import type { ShownActivity } from '../loaders/activity';

/** The name for a user whose account is deleted. */
const FORMER = 'A former member';

const JOINING: Readonly<Record<string, string>> = {
  open: 'lets everyone with the code join',
  approve: 'lets people with the code join once a member agrees',
  closed: 'lets nobody join',
};

type Words = (after: ChangedRule['after'], whose: string, changed: ChangedRule) => string;

/** "BBB is on", "a point of BBB is $2.00 instead of $1.00" */
const ofGames = Object.fromEntries(
  DEFINITIONS.flatMap(({ kind, name }): [string, Words][] => [
    [`games.${kind}`, (on) => `${name} is ${on ? 'on' : 'off'}`],
    [`${kind}.pointValue`, (cents, _whose, { before }) => `a point of ${name} is ${dollars(cents)} instead of ${dollars(before)}`],
    [`${kind}.fbtValue`, (cents, _whose, { before }) => `an FBT pot of ${name} is ${dollars(cents)} instead of ${dollars(before)}`],
  ]),
) as Readonly<Record<GameRule, Words>>;

type GameRule = Extract<ChangedRule['rule'], `games.${GameKind}` | `${GameKind}.pointValue` | `${GameKind}.fbtValue`>;

/** Sentences about a changed rule of a round. `whose`: the player the rule is about. */
const RULES: Readonly<Record<ChangedRule['rule'], Words>> = {
  ...ofGames,
  unfinishedPots: (after) => (after === 'void' ? 'unfinished pots pay nothing' : 'unfinished pots pay as they stand'),
  cards: (after) => (after === 'doubling' ? 'cards double' : 'cards keep their value'),
  offTheLow: (on) => (on ? 'strokes are given off the low' : 'strokes are given in full'),
  course: (name) => (name === null ? 'no course' : `the course is ${name}`),
  strokesGiven: (strokes, whose) => `${whose} is given ${strokes ?? 'no'} ${strokes === 1 ? 'stroke' : 'strokes'}`,
  cardValue: (after, _whose, { before, card = 'a card' }) => `${card} is $${after} instead of $${before}`,
  pointsGame: (_after, _whose, { before }) => `the 2/9/16 game is deleted, with ${before} ${before === 1 ? 'hole' : 'holes'}`,
  sideGame: (after, _whose, changed) => sideGameInWords(after, changed),
  entries: (_after, whose) => `scores or cards of ${whose} are removed`,
};

/** "in Skins, value is $3.00 instead of $2.00" */
function sideGameInWords(after: ChangedRule['after'], { before, game = 'a game', kind = '', option }: ChangedRule): string {
  const name = isolated(game);
  if (option === undefined) return after === null ? `${name} is removed` : `${name} is added`;
  if (option === 'on') return `${name} is ${after ? 'on' : 'off'}`;
  const known = sideKind(kind)?.options.find(({ key }) => key === option);
  if (!known) return `who plays ${name} is changed`;
  const say = (value: ChangedRule['after']): string => {
    if (known.type === 'money') return dollars(value);
    if (known.type === 'switch') return value ? 'on' : 'off';
    return known.type === 'choice' ? (known.choices.find((choice) => choice.value === value)?.label ?? String(value)).toLowerCase() : String(value);
  };
  return `in ${name}, ${known.label.toLowerCase()} is ${say(after)} instead of ${say(before)}`;
}

const dollars = (cents: ChangedRule['after']): string => formatDollars(Number(cents));

/** The amount a change moved, or an empty text. */
const moving = ({ movedCents = 0 }: ActivityDetails): string => (movedCents > 0 ? `, which moves ${formatDollars(movedCents)}` : '');

/** "changed the rules of Saturday: cards double, the course is Old Course" */
function roundRules(details: ActivityDetails, players: ReadonlyMap<string, string>): string {
  const { name = 'a game', rules = [] } = details;
  return `changed the rules of ${name}: ${rulesInWords(rules, players).join(', ')}${moving(details)}`;
}

const rulesInWords = (rules: readonly ChangedRule[], players: ReadonlyMap<string, string>): string[] =>
  rules.map((changed) => RULES[changed.rule](changed.after, isolated(players.get(changed.playerId ?? '') ?? 'a player'), changed));

type UsualWords = (after: ChangedUsual['after'], before: ChangedUsual['before']) => string;

/** Sentences about the changed defaults of new rounds. */
const USUAL: Readonly<Record<ChangedUsual['rule'], UsualWords>> = {
  pointValueCents: (cents, before) => `a point is ${dollars(cents)} instead of ${dollars(before)}`,
  fbtValueCents: (cents, before) => `an FBT pot is ${dollars(cents)} instead of ${dollars(before)}`,
  allowance: (percent) => `${percent ?? 100} percent of a course handicap is proposed`,
  holes: (holes) => (holes === null ? 'all 18 holes are played' : holes === 1 ? 'one hole is played' : `${holes} holes are played`),
  firstHole: (hole) => (hole === null ? 'rounds begin on their first hole' : `rounds begin on hole ${hole}`),
  sideGames: (names) => (names === null ? 'no side games' : `side games are ${isolated(String(names))}`),
};

/** "changed the house rules: cards double, a point is $2.00 instead of $1.00"; an older entry does not name the rules. */
function houseRules({ rules = [], usual = [] }: ActivityDetails, players: ReadonlyMap<string, string>): string {
  const words = [...rulesInWords(rules, players), ...usual.map(({ rule, before, after }) => USUAL[rule](after, before))];
  return ['changed the house rules', words.join(', ')].filter(Boolean).join(': ');
}

/** "set the handicap index of Bo to +2.3, from 18.4" */
function handicapChange({ name = 'a player', index, indexBefore }: ActivityDetails): string {
  if (index === undefined) return `removed the handicap index of ${name}, ${indexBefore}`;
  return `set the handicap index of ${name} to ${index}${indexBefore === undefined ? '' : `, from ${indexBefore}`}`;
}

const PAYMENTS: Readonly<Record<PaymentOutcome, string>> = { recorded: 'marked as paid', undone: 'undid the payment', reopened: 'put back the payment' };

/** "marked as paid: Bo to Ann" */
function paymentWords(payment: ActivityDetails['payment'], players: ReadonlyMap<string, string>): string {
  if (!payment) return 'changed a payment';
  const nameOf = (playerId: string) => isolated(players.get(playerId) ?? 'a player');
  return `${PAYMENTS[payment.became]}: ${nameOf(payment.from)} to ${nameOf(payment.to)}`;
}

/** Sentences about an action, to follow the actor's name. `whom`: the name of the affected user. */
const TEXTS: Readonly<Record<ChangeName, (details: ActivityDetails, whom: string, players: ReadonlyMap<string, string>) => string>> = {
  'group-created': () => 'made the group',
  'group-renamed': ({ name = '', before = '' }) => `renamed the group from ${before} to ${name}`,
  'photo-changed': () => 'changed the photo',
  'regulars-changed': () => 'chose the regulars',
  'rules-changed': (details, _whom, players) => houseRules(details, players),
  'payment-noted': ({ payment }, _whom, players) => paymentWords(payment, players),
  'round-rules-changed': (details, _whom, players) => roundRules(details, players),
  'course-added': ({ name = '' }) => `added the course ${name}`,
  'course-changed': ({ name = '' }) => `changed the course ${name}`,
  'course-removed': ({ name = '' }) => `removed the course ${name}`,
  'joining-changed': ({ name = '' }) => JOINING[name] ?? 'changed who can join',
  'season-start-changed': ({ name = '' }) => `lets seasons begin on ${dayInWords(name)}`,
  'season-money-changed': ({ name }) => (name === 'shown' ? 'shows money in the season' : 'hides money in the season'),
  'time-zone-changed': ({ name = '', before }) =>
    before === undefined ? `set the time zone to ${zoneInWords(name)}` : `changed the time zone from ${zoneInWords(before)} to ${zoneInWords(name)}`,
  'share-code-renewed': () => 'made a new code to join with',
  'player-added': ({ name = '' }) => `added ${name}`,
  'player-renamed': ({ name = '', before = '' }) => `renamed ${before} to ${name}`,
  'player-changed': ({ name = '' }) => `changed the initials or colour of ${name}`,
  'player-handicap-changed': (details) => handicapChange(details),
  'player-archived': ({ name = '' }) => `archived ${name}`,
  'player-restored': ({ name = '' }) => `brought ${name} back`,
  'player-claimed': ({ name = '' }) => `plays as ${name}`,
  'player-released': ({ name = '' }) => `no longer plays as ${name}`,
  'member-joined': ({ userId }, whom) => (userId === undefined ? 'joined' : `let ${whom} in`),
  'join-requested': () => 'asked to join',
  'join-declined': (_details, whom) => `did not let ${whom} in`,
  'member-left': () => 'left',
  'member-removed': (_details, whom) => `removed ${whom}`,
  'custom-card-added': ({ name = '' }) => `added the card ${name}`,
  'custom-card-removed': ({ name = '' }) => `removed the card ${name}`,
  'round-finished': ({ name = '' }) => `finished ${name}`,
  'round-reopened': ({ name = '' }) => `reopened ${name}`,
  'group-handed-over': (_details, whom) => `handed the group over to ${whom}`,
  'deletion-proposed': () => 'wants to delete the group',
  'deletion-refused': () => 'keeps the group from being deleted',
  'scores-changed': ({ name = 'a game', hole, scores = [] }, _whom, players) =>
    `changed hole ${hole} of ${name}: ${scores.map(({ playerId, before, after }) => `${isolated(players.get(playerId) ?? 'a player')} ${after} instead of ${before}`).join(', ')}`,
  'round-deleted': (details) => `deleted ${details.name ?? 'a game'}${details.movedCents ? `, in which ${formatDollars(details.movedCents)} changed hands` : ''}`,
  'group-closed': () => 'deleted the group',
  'group-restored': () => 'restored the group',
  'group-deleted': () => 'deleted the group for good',
};

/** "America/Los_Angeles" is "America/Los Angeles". */
const zoneInWords = (zone: string): string => zone.replaceAll('_', ' ');

/** "04-01" is "Apr 1". */
const dayInWords = (day: string): string => new Date(`2025-${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Isolates names of any script, so that their writing direction does not affect the sentence. */
const withNamesApart = ({ name, before, ...details }: ActivityDetails): ActivityDetails => ({
  ...details,
  ...(name !== undefined && { name: isolated(name) }),
  ...(before !== undefined && { before: isolated(before) }),
});

/** The activity in words. */
export const presentActivity = ({ happenings, names, players }: ShownActivity): ActivityEntry[] => {
  const nameOf = (userId: string | null | undefined) => (userId == null ? FORMER : (names.get(userId) ?? FORMER));
  return happenings.map(({ number, at, by, what, telling }) => ({
    id: String(number),
    at,
    by,
    // A guest has no account, so the name of the guest's player is used.
    who: (names.get(by ?? '') ?? (what === 'scores-changed' && players.get(telling.playerId ?? ''))) || FORMER,
    what,
    text: TEXTS[what]?.(withNamesApart(telling), isolated(nameOf(telling.userId)), players) ?? 'changed the group',
  }));
};
