import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { GameState, Group, HoleGameScores } from '@fairshare/contracts';
import { aRound, type RoundInPlay } from '@fairshare/testing/rounds';
import { newGolfer, type NewGolfer } from './account';
import { registerByCall, startTrialByCall } from './account-area';
import { BbbGame } from './bbb-game';
import { Cards } from './cards';
import { MainScreen } from './main-screen';
import { keptOnPhone } from './offline';
import { Payouts } from './payouts';
import { HoleGameScores as PointsView } from './two-nine-sixteen';
import { SATURDAY } from './saturday-round';
import { apart } from './screen-choices';

export const CUSTOM_CARDS = [
  { name: 'Lost a club', emoji: '🏌️', value: 15 },
  { name: 'Slow play', emoji: '🐢', value: 5 },
  { name: 'Phone rang', emoji: '📱', value: 3 },
];

const SLOW_MACHINE_MS = 30_000;

export interface Round {
  readonly group: Group;
  readonly game: GameState;
}

/** One golfer's phone: a browser of its own, whose pages may be closed and reopened. */
export class Phone {
  page!: Page;

  private constructor(
    readonly context: BrowserContext,
    readonly golfer: NewGolfer,
  ) {}

  /**
   * @param options another address of the platform
   * @param getAccess how its newly registered golfer gets access to the app
   */
  static async of(browser: Browser, firstName: string, options: { baseURL?: string } = {}, getAccess: (page: Page) => Promise<void> = startTrialByCall): Promise<Phone> {
    const phone = new Phone(await browser.newContext({ viewport: { width: 390, height: 844 }, ...options }), newGolfer(firstName, 'Archer'));
    // The default storage state of tests applies to the usual address only.
    if (options.baseURL !== undefined) await apart(phone.context);
    // Caching the full app takes a slow machine a while, and nothing else progresses meanwhile.
    phone.context.setDefaultTimeout(SLOW_MACHINE_MS);
    phone.page = await phone.context.newPage();
    await registerByCall(phone.page, phone.golfer);
    await getAccess(phone.page);
    return phone;
  }

  get main(): MainScreen {
    return new MainScreen(this.page);
  }

  get points(): PointsView {
    return new PointsView(this.main);
  }

  get bbb(): BbbGame {
    return new BbbGame(this.main);
  }

  get cards(): Cards {
    return new Cards(this.main);
  }

  get payouts(): Payouts {
    return new Payouts(this.main);
  }

  /** Creates a group of the Saturday's four, or of other players, with all ten cards, a game, and its 2/9/16. */
  async createRound(name: string, players: readonly string[] = SATURDAY.players): Promise<RoundInPlay> {
    const group = await this.call<Group>('POST', '/api/groups', { name, players: players.map((player) => ({ name: player })) });
    for (const card of CUSTOM_CARDS) await this.call('POST', `/api/groups/${group.id}/custom-cards`, card);
    return aRound({ name }).in(group).begin(this);
  }

  async join({ group }: Round): Promise<void> {
    await this.call('POST', '/api/groups/join', { shareCode: group.shareCode });
  }

  /** Opens the app on a round. */
  async openRound(round: Round): Promise<void> {
    await this.#goToRound(round);
    await this.points.open();
  }

  /** Opens the app on a round, and waits until it would also open without signal. For tests that allow service workers. */
  async keepRound(round: Round): Promise<void> {
    await this.#goToRound(round);
    await keptOnPhone(this.page);
    await this.points.open();
  }

  async #goToRound({ group, game }: Round): Promise<void> {
    await this.call('PUT', '/api/user/preferences', { selectedGroupId: group.id, selectedGameId: game.id, currentTab: 'games' });
    await this.page.goto('/');
  }

  /** Closes the app and opens it from its icon. */
  async reopen(): Promise<void> {
    await this.kill();
    this.page = await this.context.newPage();
    await this.page.goto('/');
  }

  kill(): Promise<void> {
    return this.page.close();
  }

  /** Enters and saves a hole of the Saturday round in 2/9/16. */
  async scoreHole(hole: number): Promise<void> {
    await this.points.goTo(hole);
    await this.points.enter(SATURDAY.strokes[hole - 1] ?? {});
    await this.points.save();
    await this.page.getByRole('button', { name: hole === 18 ? 'Go to Payouts' : 'Next Hole' }).waitFor();
  }

  async games({ group, game }: Round): Promise<{ points: HoleGameScores; bbb: HoleGameScores; state: GameState }> {
    const list = await this.call<HoleGameScores[]>('GET', `/api/points-games/${group.id}?gameStateId=${game.id}`);
    const ofKind = (kind: string) => list.find(({ gameType }) => gameType === kind) as HoleGameScores;
    return { points: ofKind('points'), bbb: ofKind('bbb'), state: await this.call<GameState>('GET', `/api/game-state/${game.id}`) };
  }

  async call<Answer>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<Answer> {
    const answer = await this.context.request.fetch(path, { method, data });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }
}

/** Saves a hole, and waits for the server's answer: the screen shows the hole as saved before it. */
export async function answered(page: Page, hole: number, save: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith(`/holes/${hole}`));
  await save();
  await (await answer).finished();
}
