/**
 * The pages that `npm run every-screen` visits. Each has a name and a path; `user`: the signed-in user, by default none; `before`: runs before the page is
 * opened; `go`: runs once it is open; `serviceWorkers`: 'allow' if the page needs one.
 */

import { aTab } from './a-tab.mjs';
import { FIRST_GROUP, LEARN, SAMPLE } from './first-pages.mjs';
import { game, hole, inTurn, more, page, people, press, shownGame, tab } from './page-steps.mjs';
import { OF_A_NEW_ROUND, SHEETS } from './sheet-pages.mjs';
import { SIDE_GAMES } from './side-game-pages.mjs';

const MINUTE = 60_000;

const of = (user, pages) => pages.map((one) => ({ ...one, user }));

const shows = (go, text) => async (page) => {
  await go(page);
  await page.getByText(text).first().waitFor();
};
const enterCard = (open) => inTurn(open, (page) => page.getByLabel('Card Number').waitFor());
const refuseCard = (open) => async (page) => {
  await enterCard(open)(page);
  await page.getByLabel('Card Number').fill('4000 0000 0000 0002');
  await page.locator('form button[type="submit"]').click();
  await page.getByText('Your card was declined.').first().waitFor();
};
const refuseSignIn = async (page) => {
  await page.getByLabel('Email').fill('ann@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await shows(press('Log In'), 'Sign in failed')(page);
};
/** Makes every reset link valid, so that no mail is needed. */
const linkHolds = (page) => page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: { success: true, userId: 'somebody', message: '' } }));
const sendsNoMail = (page) => page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: { message: 'sent' } }));

/** Changes the subscription status that the user's page receives by these differences. */
const withStatus = (differs) => (page) =>
  page.route('**/api/subscription/status', async (route) => {
    const answer = await route.fetch();
    const status = await answer.json();
    await route.fulfill({ response: answer, json: { ...status, ...differs(status) } });
  });
const paysMonthly = withStatus(({ nextCharge }) => ({
  currentPlan: { planKey: 'monthly', name: 'Monthly', amount: 199, interval: 'month' },
  nextCharge: { ...nextCharge, planKey: 'monthly', amount: 199 },
}));
const trialEndsSoon = withStatus(() => ({ trialEndsAt: new Date(Date.now() + 2.5 * 24 * 60 * MINUTE).toISOString() }));
const away = (paths) => (page) => page.route(paths, (route) => route.fulfill({ status: 503, json: { message: 'It is away' } }));
const goesOffline = inTurn(
  (page) => page.context().setOffline(true),
  (page) => page.getByText('No signal', { exact: true }).waitFor(),
);

const SIGNED_OUT = [
  page('/', 'landing'),
  page('/login'),
  { ...page('/login', 'login-errors'), go: press('Log In') },
  { ...page('/login', 'login-refused'), go: refuseSignIn },
  page('/register'),
  { ...page('/register', 'register-errors'), go: press('Create Account') },
  { ...page('/register', 'register-terms'), go: press('Terms of Service') },
  page('/forgot-password'),
  {
    ...page('/forgot-password', 'forgot-password-sent'),
    before: sendsNoMail,
    go: inTurn((page) => page.getByLabel('Email').fill('bartholomew.featherstonehaugh-smythe@golfers.example'), shows(press('Send Reset Link'), 'Check Your Email')),
  },
  page('/reset-password'),
  { ...page('/reset-password?token=one', 'reset-password-form'), before: linkHolds },
  page('/qr'),
  page('/nowhere'),
  page('/watch/nobody', 'watch-nothing'),
  page('/score/nobody.nobody', 'score-ended'),
  page('/join/NOBODY22', 'join-signed-out'),
  page('/admin', 'admin-denied'),
];

const OF_AN_ACCOUNT = [page('/', 'home'), page('/welcome-trial'), page('/subscribe'), page('/manage-subscription')];
/** The pages of a user whose name and email address have the maximum length. */
const OF_A_LONG_NAME = [...OF_AN_ACCOUNT, page('/email-preferences'), page('/your-data'), page('/forgot-password', 'change-password'), page('/join/NOBODY22', 'join-unknown')];

const SUBSCRIPTIONS = [
  { user: 'newcomer', ...page('/subscribe', 'card'), go: enterCard(press('Start 7-Day Free Trial')) },
  { user: 'newcomer', ...page('/subscribe', 'card-refused'), go: refuseCard(press('Start 7-Day Free Trial')) },
  { user: 'unpaid', ...page('/subscribe', 'card-today'), go: enterCard(press('Subscribe, $16.99 today')) },
  { user: 'pastdue', ...page('/manage-subscription', 'card-changed'), go: enterCard(press('Change Card')) },
  { user: 'pastdue', ...page('/manage-subscription', 'card-changed-refused'), go: refuseCard(press('Change Card')) },
  { user: 'ann', ...page('/subscribe', 'monthly-subscribe'), before: paysMonthly },
  { user: 'ann', ...page('/manage-subscription', 'monthly-manage'), before: paysMonthly },
  { user: 'ann', ...page('/manage-subscription', 'cancel'), go: press('Cancel Subscription') },
  { user: 'ben', ...page('/', 'trial-ends-soon'), before: trialEndsSoon, go: tab('Groups') },
  { user: 'ben', ...page('/manage-subscription', 'cancel'), go: press('Cancel Trial Subscription') },
  { user: 'ann', ...page('/manage-subscription', 'manage-failed'), before: away('**/api/subscription/*') },
];

const tabAnswers = async (page) =>
  page.route(/\/api\/groups\/[^/]+\/tab\?/, async (route) => {
    const groupId = new URL(route.request().url()).pathname.split('/')[3];
    const { players } = await (await page.context().request.get(`/api/groups/${groupId}`)).json();
    await route.fulfill({ json: aTab(groupId, players) });
  });
const openTab = inTurn(
  tab('Groups'),
  (page) => page.getByRole('button', { name: /The tab: what everyone owes now/ }).click(),
  (page) => page.getByRole('list', { name: 'What it comes from' }).waitFor(),
);
const openLine = (name) => (page) => page.getByRole('button', { name }).first().click();
/** Responds as if the round was finished, without finishing it. */
const finishes = (page) =>
  page.route('**/api/game-state/*/finish', async (route) => {
    const game = await (await page.context().request.get(new URL(route.request().url()).pathname.replace('/finish', ''))).json();
    await route.fulfill({ json: { ...game, version: game.version + 1, status: 'finished', finishedAt: game.createdAt } });
  });
const finish = inTurn(tab('Payouts'), (page) => page.getByRole('button', { name: /^Finish (Round|early)$/ }).click());
const season = inTurn(
  tab('Groups'),
  (page) => page.getByRole('button', { name: /^Season / }).click(),
  (page) => page.getByRole('dialog').getByRole('list', { name: 'Players' }).waitFor(),
);
const seasonPlayer = inTurn(
  season,
  (page) => page.getByRole('dialog').getByRole('list', { name: 'Players' }).getByRole('button').first().click(),
  (page) => page.getByRole('list', { name: 'Rounds' }).waitFor(),
);
const SEASON = [
  { name: 'season', path: '/', go: season },
  {
    name: 'season-against',
    path: '/',
    go: inTurn(season, press('Everyone against everyone'), (page) => page.getByRole('region', { name: 'Everyone against everyone' }).scrollIntoViewIfNeeded()),
  },
  { name: 'season-player', path: '/', go: seasonPlayer },
  { name: 'season-settings', path: '/', go: inTurn(season, press('Settings')) },
];

const ONE_SCREEN = {
  name: 'one-screen',
  path: '/',
  go: inTurn(
    game('2/9/16'),
    (page) => page.getByRole('switch', { name: 'Both games on one screen' }).click(),
    (page) => page.getByRole('heading', { name: /^Hole / }).scrollIntoViewIfNeeded(),
  ),
};
const MAIN_APP = [
  { name: 'groups', path: '/', go: tab('Groups') },
  { name: '2-9-16', path: '/', go: game('2/9/16') },
  { name: 'bbb', path: '/', go: game('BBB') },
  { name: 'cards', path: '/', go: game('Cards') },
  { name: 'payouts', path: '/', go: tab('Payouts') },
  { name: 'rules', path: '/', go: tab('Rules') },
];
/** The pages of players whose names have 24 characters, including dialogs. */
const LONG_NAMES = [
  ...MAIN_APP,
  ONE_SCREEN,
  { name: 'people', path: '/', go: people },
  ...SEASON,
  {
    name: 'share',
    path: '/',
    go: inTurn(more('Twenty-four characters on', 'Share Leaderboard'), (page) => page.getByRole('dialog').getByRole('button', { name: 'Stop Sharing' }).waitFor()),
  },
  { name: 'delete-game', path: '/', go: more('Twenty-four characters on', 'Delete Game') },
  { name: 'create-group', path: '/', go: inTurn(tab('Groups'), press('Create Group'), (page) => page.getByRole('dialog').waitFor()) },
  {
    name: 'assign-card',
    path: '/',
    go: inTurn(game('Cards'), (page) =>
      page
        .getByRole('button', { name: /^Camel/ })
        .first()
        .click(),
    ),
  },
  {
    name: 'payouts-choice',
    path: '/',
    go: inTurn(tab('Payouts'), (page) =>
      page
        .getByRole('button', { name: /^(Calculate|Edit) Payouts$/ })
        .first()
        .click(),
    ),
  },
  {
    name: 'payouts-why',
    path: '/',
    go: inTurn(tab('Payouts'), (page) =>
      page
        .getByRole('button', { name: / pays / })
        .first()
        .click(),
    ),
  },
  { name: 'tab', path: '/', before: tabAnswers, go: openTab },
  { name: 'tab-round', path: '/', before: tabAnswers, go: inTurn(openTab, openLine(/^Twenty-four characters on Finished/)) },
  { name: 'tab-not-right', path: '/', before: tabAnswers, go: inTurn(openTab, openLine(/ paid .* Recorded by/), press('Not Right?')) },
  { name: 'tab-part', path: '/', before: tabAnswers, go: inTurn(openTab, openLine('Part…')) },
  { name: 'tab-offline', path: '/', before: tabAnswers, go: inTurn(openTab, (page) => page.context().setOffline(true), openLine(/^Paid/)) },
  { name: 'finished-joy', path: '/', before: inTurn(tabAnswers, finishes), go: finish },
  {
    name: 'finished',
    path: '/',
    before: inTurn(tabAnswers, finishes),
    go: inTurn(
      finish,
      press('Close'),
      shows(async () => undefined, 'Same Again'),
    ),
  },
  { name: 'profile', path: '/', go: press('Profile') },
  { name: 'offline', path: '/', go: inTurn(game('2/9/16'), goesOffline) },
  { name: 'payouts-offline', path: '/', go: inTurn(tab('Payouts'), goesOffline) },
];
const NOTHING_YET = MAIN_APP.map((one) => ({ ...one, name: `${one.name}-empty` }));

const onScore = (name) => (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }).click();
const GUEST = [
  { name: 'hole', path: '/score', go: hole },
  { name: 'bbb', path: '/score', go: inTurn(hole, shownGame('BBB')) },
  { name: 'cards', path: '/score', go: inTurn(hole, shownGame('Cards')) },
  { name: 'standings', path: '/score', go: inTurn(hole, onScore('Standings')) },
];

const ADMIN = [
  page('/admin'),
  { ...page('/admin', 'users-filtered'), go: (page) => page.getByLabel('Filter by name or email').fill('bartholomew') },
  { ...page('/admin', 'picker'), go: press('Grant Manual Trial') },
  {
    ...page('/admin', 'grant'),
    go: inTurn(
      press('Grant Manual Trial'),
      (page) => page.getByLabel('Filter by email or name').fill('bartholomew'),
      (page) => page.getByRole('button', { name: /^Select / }).click(),
    ),
  },
  { ...page('/admin', 'extend'), go: press('Extend the trial of Cal Cooper') },
  { ...page('/admin', 'failed'), before: away('**/api/admin/*') },
];

const OF_THE_DEMO = ['ann', 'ben', 'cal', 'dee', 'newcomer', 'expired', 'canceled', 'pastdue', 'unpaid'];

/** @param watched the path of a game shown to spectators */
export const everyPage = ({ watched, unopened, opened }) =>
  [
    ...SIGNED_OUT,
    page(watched, 'watch'),
    page(unopened, 'score-start'),
    page(opened, 'score-taken'),
    ...SAMPLE,
    ...of('bartholomew', OF_A_LONG_NAME),
    ...SUBSCRIPTIONS,
    ...OF_THE_DEMO.flatMap((user) => of(user, OF_AN_ACCOUNT)),
    ...of('ann', [
      ...MAIN_APP,
      ...SIDE_GAMES,
      ONE_SCREEN,
      { name: 'tab', path: '/', before: tabAnswers, go: openTab },
      { name: 'finish-missing', path: '/', go: finish },
      { name: 'people', path: '/', go: people },
      ...SEASON,
      ...OF_A_NEW_ROUND,
      page('/email-preferences'),
    ]),
    ...of('wilhelmina', LONG_NAMES),
    ...of('wilhelmina', SHEETS),
    ...of('octavia', [...LONG_NAMES, ...SHEETS]),
    ...of('guest', GUEST),
    ...of('nobody', NOTHING_YET),
    ...of('nobody', [FIRST_GROUP, ...LEARN]),
    ...of('admin', ADMIN),
  ].map((one) => ({ ...one, name: one.user ? `${one.user}-${one.name}` : one.name }));
