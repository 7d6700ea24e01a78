import type { PlanKey, SubscriptionStatus } from '@fairshare/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newGolfer, type NewGolfer } from './account';
import { CARDS, choosePlan, heading, inTheApp, payWith, registerByCall, startTrialByCall } from './account-area';
import type { PlatformOverDays } from './platform-over-days';
import { look, STILL } from './look';
import { complaintsOf, expect } from './test';

/** The refusals that are expected with an ended session, and with ended access. */
const REFUSALS = ['401 /api/subscription/status', '402 /api/groups', '402 /api/user/preferences'];

/** The expected state of a golfer on a day. */
export interface Met {
  /** Expected fields of the status response. */
  readonly status: Partial<SubscriptionStatus>;
  /** The banner above the main app on the front page. Without access, the choice of a plan is shown instead. */
  readonly banner?: string;
  /** On the subscription screen: the heading of its card, and further sentences. */
  readonly manage: readonly [title: string, ...sentences: (string | RegExp)[]];
}

/** A golfer of a platform, with their own browser. */
export class Subscriber {
  readonly #complaints: readonly string[];
  #userId = '';

  private constructor(
    private readonly platform: PlatformOverDays,
    private readonly golfer: NewGolfer,
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.#complaints = complaintsOf(context, REFUSALS);
  }

  static async register(browser: Browser, platform: PlatformOverDays, lastName: string): Promise<Subscriber> {
    const context = await browser.newContext({ baseURL: platform.url, ...STILL.contextOptions });
    const subscriber = new Subscriber(platform, newGolfer('Jane', lastName), context, await context.newPage());
    await registerByCall(subscriber.page, subscriber.golfer);
    const user = await subscriber.page.request.get('/api/auth/user');
    subscriber.#userId = (await user.json()).id;
    return subscriber;
  }

  startTrial = (): Promise<void> => startTrialByCall(this.page);

  /** Subscribes to a plan by API calls, without the screens. */
  async subscribe(planKey: PlanKey, cardNumber: string = CARDS.accepted): Promise<void> {
    const { clientSecret, setupIntentId } = await this.#post('/api/subscription/create', { planKey });
    await this.#post('/api/subscription/simulated/confirm', { clientSecret, cardNumber });
    await this.#post('/api/subscription/create-after-setup', { setupIntentId });
  }

  payWith(cardNumber: string): Promise<void> {
    return this.platform.replaceCard({ userId: this.#userId, email: this.golfer.email }, cardNumber);
  }

  /** Subscribes on the screens. @param label the label of the buttons @param promise the text about the day the card is charged */
  async subscribeByScreens(label: string, promise: string): Promise<void> {
    await this.#open('/subscribe');
    await this.page.getByRole('radio', { name: /^Monthly/ }).check();
    await choosePlan(this.page, label);
    await expect(this.page.getByText(promise)).toBeVisible();
    await payWith(this.page, CARDS.accepted, label);
    await inTheApp(this.page);
  }

  /**
   * Subscribes on the screens, with a card that its bank wants confirmed. @param choose the label of the plan's button @param pay the label of the card's
   * button
   */
  async subscribeConfirming(cardNumber: string, choose: string, pay: string): Promise<void> {
    await this.#signedIn();
    await this.#open('/subscribe');
    await this.page.getByRole('radio', { name: /^Monthly/ }).check();
    await choosePlan(this.page, choose);
    await payWith(this.page, cardNumber, pay);
    await this.page.getByRole('alertdialog', { name: 'Confirm Your Card' }).getByRole('button', { name: 'Confirm' }).click();
  }

  /** Waits for the app, after the plan or its trial has begun. No page may be open while the platform is down. */
  async entersTheApp(): Promise<void> {
    await inTheApp(this.page);
    await this.page.goto('about:blank');
  }

  /** Goes from the banner of the main app to the bank's prompt, and confirms. @param price the amount owed */
  async confirmFromTheApp(price: string): Promise<void> {
    await this.#signedIn();
    await this.#open('/');
    await inTheApp(this.page);
    await this.page.getByRole('link', { name: 'Confirm Payment' }).click();
    await this.confirmPayment(price);
  }

  /** On the plan's management screen: opens the bank's prompt, and confirms. */
  async confirmPayment(price: string): Promise<void> {
    await this.page.getByRole('button', { name: `Confirm ${price}` }).click();
    const question = this.page.getByRole('alertdialog', { name: 'Confirm Your Payment' });
    await look(this.page, 'confirm payment');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(this.page.getByRole('heading', { name: 'Subscription Active' })).toBeVisible();
    await this.page.goto('about:blank');
  }

  /** Presses the button that ends the trial or the subscription, and confirms. @returns the text of the dialog */
  async cancel(kind: 'Trial Subscription' | 'Subscription'): Promise<string> {
    await this.#open('/manage-subscription');
    await this.page.getByRole('button', { name: `Cancel ${kind}`, exact: true }).click();
    const dialog = this.page.getByRole('alertdialog', { name: `Cancel ${kind}?` });
    const asked = await dialog.innerText();
    await look(this.page, `cancel ${kind}`);
    await dialog.getByRole('button', { name: /^Yes, Cancel/ }).click();
    await expect(this.page).toHaveURL('/subscribe');
    return asked;
  }

  /** Opens a screen, expects a sentence on it, and checks its look. */
  async sees(path: string, sentence: string | RegExp, name: string): Promise<void> {
    await this.#open(path);
    await expect(this.page.getByText(sentence, { exact: true })).toBeVisible();
    await look(this.page, name);
    await this.page.goto('about:blank');
  }

  async status(): Promise<SubscriptionStatus> {
    return (await this.page.request.get('/api/subscription/status')).json();
  }

  /** Compares the API's responses and the screens with the expected state. With a name, the look of the screens is checked, too. */
  async meets({ status: expected, banner, manage: [title, ...sentences] }: Met, name?: string): Promise<void> {
    await this.#signedIn();
    // Billing answers with what it has stored while the provider is slow.
    await expect.poll(() => this.status()).toMatchObject(expected);
    const status = await this.status();
    expect((await this.page.request.get('/api/groups')).status()).toBe(status.hasAccess ? 200 : 402);

    await this.#open('/');
    if (status.hasAccess) await inTheApp(this.page);
    else await heading(this.page, 'Choose Your Plan');
    if (banner) await expect(this.page.getByText(banner)).toBeVisible();
    else await expect(this.page.getByText(/^Your (free trial ends|last payment failed$|bank wants a confirmation$)/)).toBeHidden();
    if (name) await look(this.page, `${name}, front page`);

    await this.#open('/manage-subscription');
    await expect(this.page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    for (const sentence of sentences) await expect(this.page.getByText(sentence, { exact: true })).toBeVisible();
    if (name) await look(this.page, `${name}, managed`);
    // No page may be open while the platform is down: its failed requests would count as complaints.
    await this.page.goto('about:blank');
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.#complaints, 'what the browser complained of').toEqual([]);
  }

  /** Sets the browser's clock to the platform's day: the app corrects its clock only by responses to writes. */
  async #open(path: string): Promise<void> {
    await this.context.clock.setSystemTime(this.platform.now());
    await this.page.goto(path);
  }

  /** Signs in again if the session has expired. */
  async #signedIn(): Promise<void> {
    if ((await this.page.request.get('/api/auth/user')).status() === 200) return;
    const { email, password } = this.golfer;
    await this.#post('/api/auth/login', { email, password });
  }

  async #post(path: string, data: object) {
    const answer = await this.page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }
}
