import type { GameState, Group, SideGameAnswer } from '@fairshare/contracts';
import { formatDollars } from '@fairshare/golf-rules';
import { type Browser, expect, type Locator, test } from '@playwright/test';
import { allSent, keptOnPhone, unsent } from '../support/offline';
import { Phone } from '../support/phone';
import type { Strokes } from '../support/round';
import { ANN, BEN, CAL, DEE, SATURDAY } from '../support/saturday-round';

interface Combined {
  readonly payouts: Readonly<Record<string, number>>;
}

/** The expected message after a hole is saved, and the standings of the game. */
interface Brought {
  readonly outcome: RegExp;
  readonly line: RegExp;
}

test.use({ serviceWorkers: 'allow' });

/** Par 4s, except for the third hole. */
const HOLES = Array.from({ length: 18 }, (_, index) => ({ par: index === 2 ? 3 : 4, strokeIndex: index + 1 }));
/** Turns the other games off. */
const NO_OTHERS = { games: { points: false, bbb: false, cards: true } };

/** A round of one side game, open in the All view of a phone. */
class KindOnPhone {
  private constructor(
    readonly phone: Phone,
    private readonly round: GameState,
    private readonly game: SideGameAnswer,
    private readonly ids: Readonly<Record<string, string>>,
  ) {}

  static async begin(browser: Browser, game: { kind: string; sides?: string[][] }): Promise<KindOnPhone> {
    const phone = await Phone.of(browser, 'Ann');
    const group = await phone.call<Group>('POST', '/api/groups', {
      name: game.kind,
      players: SATURDAY.players.map((name) => ({ name })),
    });
    const ids = Object.fromEntries(group.players.map(({ id, name }) => [name, id]));
    const { courses } = await phone.call<Group>('POST', `/api/groups/${group.id}/courses`, { name: 'Links', holes: HOLES });
    const round = await phone.call<GameState>('POST', '/api/game-state', { groupId: group.id, name: game.kind, courseId: courses[0]?.id, rules: NO_OTHERS });
    const sides = game.sides?.map((side) => side.map((name) => ids[name]));
    const added = await phone.call<SideGameAnswer>('POST', `/api/game-state/${round.id}/side-games`, { kind: game.kind, ...(sides && { sides }) });
    await phone.call('PUT', '/api/user/preferences', { selectedGroupId: group.id, selectedGameId: round.id, currentTab: 'games' });
    await phone.page.goto('/');
    await keptOnPhone(phone.page);
    await expect(phone.page.getByRole('heading', { name: 'All Games', level: 1 })).toBeVisible();
    return new KindOnPhone(phone, round, added, ids);
  }

  get page() {
    return this.phone.page;
  }

  /** Enters a hole by API calls, as another phone would. */
  enteredElsewhere(hole: number, strokes: Strokes): Promise<unknown> {
    const cells = Object.fromEntries(Object.entries(strokes).map(([name, taken]) => [`strokes.${this.ids[name]}`, taken]));
    return this.phone.call('PUT', `/api/game-state/${this.round.id}/holes/${hole}`, { cells });
  }

  question(words: string): Locator {
    return this.page.getByRole('group', { name: `${this.game.name}: ${words}` });
  }

  async save({ outcome, line }: Brought): Promise<void> {
    await this.page.getByRole('button', { name: 'Save Scores' }).click();
    await expect(this.page.getByRole('listitem').filter({ hasText: outcome })).toBeVisible();
    await expect(this.page.getByRole('list', { name: 'Standings' }).getByText(line)).toBeVisible();
  }

  async withoutSignal(enter: () => Promise<void>): Promise<void> {
    await this.phone.context.setOffline(true);
    await enter();
    await expect.poll(async () => (await unsent(this.page)).length).toBeGreaterThan(0);
    await this.phone.context.setOffline(false);
    await allSent(this.page);
  }

  /** Expects these nets of the game, in cents, from the phone and from the server. */
  async settles(nets: Readonly<Record<string, number>>): Promise<void> {
    const { groupId, id: gameStateId } = this.round;
    const { payouts } = await this.phone.call<Combined>('POST', '/api/calculate-combined-games', { groupId, gameStateId, selectedGames: [this.game.id] });
    expect(Object.fromEntries(Object.keys(nets).map((name) => [name, Math.round((payouts[this.ids[name] ?? ''] ?? 0) * 100)]))).toEqual(nets);
    for (const [name, cents] of Object.entries(nets)) {
      const row = this.page.getByRole('row', { name: new RegExp(`^${name.split(' ')[0]}`) });
      await expect(row.getByRole('cell').first()).toContainText(`${cents < 0 ? 'pays' : 'gets'} ${formatDollars(Math.abs(cents))}`);
    }
    await this.phone.context.close();
  }
}

const four = (ann: number, ben: number, cal: number, dee: number): Strokes => ({ [ANN]: ann, [BEN]: ben, [CAL]: cal, [DEE]: dee });

test('when a Wolf hole is marked late, then it counts beside later ones', async ({ browser }) => {
  const wolf = await KindOnPhone.begin(browser, { kind: 'wolf' });
  const { points } = wolf.phone;
  const takes = (answer: string) => wolf.question('Partner').getByRole('radio', { name: answer, exact: true }).check();
  await wolf.enteredElsewhere(3, four(5, 4, 5, 5));

  await expect(wolf.page.getByText('Ann is the wolf')).toBeVisible();
  await points.enter(four(4, 5, 5, 5));
  await wolf.page.getByRole('button', { name: 'Save Scores' }).click();
  await expect(wolf.page.getByText('Wolf: Partner. Pick an answer.', { exact: true })).toBeVisible();
  await takes(BEN);
  await wolf.save({ outcome: /Wolf Ann: Ann & Ben win/, line: /Ann & Ben lead with 2 points/ });

  await wolf.withoutSignal(async () => {
    await points.goTo(2);
    await points.enter(four(5, 3, 4, 4));
    await takes('Lone wolf');
    await wolf.save({ outcome: /Lone wolf Ben wins/, line: /Ben leads with 6 points/ });

    await points.goTo(4);
    await points.enter(four(4, 4, 5, 5));
    await takes('Blind wolf');
    await wolf.save({ outcome: /Ann & Ben & Cal beat blind wolf Dee/, line: /Ben leads with 8 points/ });

    await points.goTo(3);
    await takes(ANN);
    await wolf.save({ outcome: /Wolf Cal: Ben & Dee beat Cal & Ann/, line: /Ben leads with 11 points/ });
  });
  await wolf.settles({ [ANN]: -400, [BEN]: 2400, [CAL]: -1200, [DEE]: -800 });
});

test('when a player takes three dots on one hole, then each pays', async ({ browser }) => {
  const dots = await KindOnPhone.begin(browser, { kind: 'dots' });
  const { points } = dots.phone;
  await points.enter(four(4, 5, 3, 4));
  await dots.question('Sandy').getByRole('button', { name: ANN, exact: true }).click();
  await dots.save({ outcome: /Ann & Cal: 1/, line: /Ann & Cal lead with 1 dot/ });

  await dots.withoutSignal(async () => {
    await points.goTo(2);
    await expect(dots.question('Greenie')).toHaveCount(0);
    await points.enter(four(4, 4, 4, 4));
    await dots.save({ outcome: /No dots/, line: /Ann & Cal lead with 1 dot/ });
    await points.goTo(3);
    await points.enter(four(2, 3, 3, 4));
    await dots.question('Greenie').getByRole('radio', { name: ANN, exact: true }).check();
    await dots.question('Sandy').getByRole('button', { name: ANN, exact: true }).click();
    await dots.save({ outcome: /Ann: 3/, line: /Ann leads with 4 dots/ });
  });
  await dots.settles({ [ANN]: 1100, [BEN]: -500, [CAL]: -100, [DEE]: -500 });
});

test('when Vegas has a flip and a 10, then the difference is paid', async ({ browser }) => {
  const vegas = await KindOnPhone.begin(browser, {
    kind: 'vegas',
    sides: [
      [ANN, BEN],
      [CAL, DEE],
    ],
  });
  const { points } = vegas.phone;
  await points.enter(four(4, 5, 3, 6));
  await vegas.save({ outcome: /Cal & Dee win 18: 36 to 54, flipped/, line: /Cal & Dee lead 18 to 0/ });
  await vegas.withoutSignal(async () => {
    await points.goTo(2);
    await points.enter(four(5, 10, 4, 5));
    await vegas.save({ outcome: /Cal & Dee win 60: 45 to 105/, line: /Cal & Dee lead 78 to 0/ });
  });
  await vegas.settles({ [ANN]: -1950, [BEN]: -1950, [CAL]: 1950, [DEE]: 1950 });
});

test('when one picks up in Stableford, then the hole counts without points', async ({ browser }) => {
  const stableford = await KindOnPhone.begin(browser, { kind: 'stableford' });
  const { points } = stableford.phone;
  await points.enter({ [ANN]: 4, [BEN]: 3, [CAL]: 5 });
  await stableford.page.getByRole('button', { name: 'Save Scores' }).click();
  await expect(stableford.page.getByRole('button', { name: 'Next Hole' })).toBeVisible();
  await stableford.withoutSignal(async () => {
    await points.goTo(2);
    await points.enter(four(4, 4, 4, 4));
    await stableford.save({ outcome: /Ann & Ben & Cal & Dee: 2/, line: /Ben leads with 5 points/ });
  });
  await points.goTo(1);
  await expect(stableford.page.getByText('Ben: 3, Ann: 2, Cal: 1, Dee: 0')).toBeVisible();
  await stableford.settles({ [ANN]: 200, [BEN]: 600, [CAL]: -200, [DEE]: -600 });
});
