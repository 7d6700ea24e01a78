import type { FoundUser, Group } from '@fairshare/contracts';
import { Caller } from './caller';
import { DEMO_USERS } from './demo-users';
import { dealCards, enterLate, playHoles, settle, startRound, WHOLE_ROUND } from './round';
import { playSideGames } from './side-games-round';

/** Seed data of one day; `day` counts from today, −45 is 45 days ago. */
export interface SeedDay {
  readonly day: number;
  readonly happens: (url: string) => Promise<void>;
}

const WORKS = '4242424242424242';
/** A test card that can be saved but not charged. */
const CANNOT_PAY = '4000000000000341';

/** The seed data by day, because trials, bills and rounds depend on dates. */
export const SEED_DAYS: readonly SeedDay[] = [
  {
    day: -45,
    async happens(url) {
      await new Caller(url).register(DEMO_USERS.admin);
      for (const [golfer, plan, card] of [
        [DEMO_USERS.ann, 'annual', WORKS],
        [DEMO_USERS.canceled, 'monthly', WORKS],
        [DEMO_USERS.unpaid, 'monthly', CANNOT_PAY],
      ] as const) {
        const caller = await new Caller(url).register(golfer);
        await caller.startTrial();
        await caller.subscribe(plan, card);
      }
    },
  },
  { day: -38, happens: nothing },
  { day: -35, happens: nothing },
  { day: -30, happens: nothing },
  {
    day: -20,
    async happens(url) {
      await (await new Caller(url).register(DEMO_USERS.expired)).startTrial();
    },
  },
  {
    day: -9,
    async happens(url) {
      const pat = await new Caller(url).register(DEMO_USERS.pastDue);
      await pat.startTrial();
      await pat.subscribe('monthly', CANNOT_PAY);
    },
  },
  {
    day: -7,
    async happens(url) {
      const ann = await new Caller(url).signIn(DEMO_USERS.ann);
      const fourball = await ann.call<Group>('POST', '/api/groups', {
        name: 'Saturday Fourball',
        players: [DEMO_USERS.ann, DEMO_USERS.ben, DEMO_USERS.cal, DEMO_USERS.dee].map(({ firstName, lastName }) => ({ name: `${firstName} ${lastName}` })),
        // A symbol that is in every computer's fonts, for the pictures of the demo.
        customCards: [{ name: 'Lost a club', emoji: '♣️', value: 15 }],
      });
      const round = await startRound(ann, fourball, 'Last Saturday');
      await playHoles(ann, round, 1, WHOLE_ROUND);
      await dealCards(ann, round, [
        ['camel', 3],
        ['fish', 2],
        ['snake', 1],
        ['snake', 0],
        ['skunk', 0],
      ]);
      await settle(ann, round);
    },
  },
  {
    day: -6,
    async happens(url) {
      await playSideGames(await new Caller(url).signIn(DEMO_USERS.ann));
    },
  },
  {
    day: -5,
    async happens(url) {
      await new Caller(url).register(DEMO_USERS.cal);
      const admin = await new Caller(url).signIn(DEMO_USERS.admin);
      const { users } = await admin.call<{ users: FoundUser[] }>('GET', `/api/admin/users/search?q=${encodeURIComponent(DEMO_USERS.cal.email)}`);
      await admin.call('POST', '/api/admin/grant-manual-trial', { userId: users[0]?.id, days: 30, reason: 'Helps with the club day' });
    },
  },
  {
    day: -2,
    async happens(url) {
      await (await new Caller(url).register(DEMO_USERS.ben)).startTrial();
      const dee = await new Caller(url).register(DEMO_USERS.dee);
      await dee.startTrial();
      await dee.subscribe('monthly', WORKS);
    },
  },
  {
    day: -1,
    async happens(url) {
      await (await new Caller(url).signIn(DEMO_USERS.canceled)).call('POST', '/api/subscription/cancel');
      await new Caller(url).register(DEMO_USERS.newcomer);
    },
  },
  { day: 0, happens: playToday },
];

async function nothing(): Promise<void> {
  // On this day only the payment provider acts: it charges cards, successfully or not.
}

/** Mid-round on the back nine: cards changed hands, a settlement has become stale, and two golfers entered different strokes. */
async function playToday(url: string): Promise<void> {
  const ann = await new Caller(url).signIn(DEMO_USERS.ann);
  const fourball = (await ann.call<Group[]>('GET', '/api/groups')).find(({ players }) => players.length === 4);
  if (!fourball) throw new Error('the fourball is founded a week ago');
  const others = [];
  for (const golfer of [DEMO_USERS.ben, DEMO_USERS.cal, DEMO_USERS.dee]) {
    const other = await new Caller(url).signIn(golfer);
    await other.call('POST', '/api/groups/join', { shareCode: fourball.shareCode });
    others.push(other);
  }
  const [ben] = others;
  const round = await startRound(ann, fourball, 'This Saturday');
  await dealCards(ann, round, [
    ['camel', 0],
    ['fish', 1],
    ['camel', 2],
    ['roadrunner', 3],
    ['camel', 1],
  ]);
  await playHoles(ann, round, 1, 9);
  await settle(ann, round);
  await playHoles(ann, round, 10, 11);
  if (ben) await enterLate(ben, round, 10, 1, 5);
  for (const [golfer, tab] of [[ann, 'games'], ...others.map((other) => [other, 'scoreboard'] as const)] as const) {
    await golfer.call('PUT', '/api/user/preferences', { selectedGroupId: fourball.id, selectedGameId: round.session.id, currentTab: tab });
  }
}
