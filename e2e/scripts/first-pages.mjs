/** The pages of a new user: the sample round, the tutorial, the first group. */

import { hole, inTurn, page, press, shownGame, tab } from './page-steps.mjs';

const openPayment = (page) =>
  page
    .getByRole('button', { name: / pays / })
    .first()
    .click();
/** The sample round, without an account. */
export const SAMPLE = [
  { ...page('/sample', 'sample'), go: hole },
  { ...page('/sample', 'sample-cards'), go: inTurn(shownGame('Cards'), (page) => page.getByText('Card History').first().waitFor()) },
  { ...page('/sample', 'sample-payouts'), go: inTurn(tab('Payouts'), openPayment) },
];
/** A step of the tutorial, with the control that it is about. */
const learn = (step) => ({
  name: `learn-${step}`,
  path: '/',
  go: inTurn(tab('Rules'), press('Start Tutorial'), ...Array.from({ length: step - 1 }, () => press('Next')), (page) => page.locator('[data-spotlight]').waitFor()),
});
export const LEARN = [1, 2, 3, 4, 5, 6, 7].map(learn);

/** The creation of a golfer's first group. */
export const FIRST_GROUP = { name: 'first-group', path: '/', go: inTurn(tab('Groups'), press('Create Group'), (page) => page.getByRole('dialog').waitFor()) };
