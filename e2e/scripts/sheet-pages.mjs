/** What opens over the screens of a round and of its group, and over those of an account. */

import { game, hole, inTurn, page, people, press, tab } from './page-steps.mjs';

const ofRound = (name, go) => ({ name, path: '/', go });
const dialog = (page) => page.getByRole('dialog').last().waitFor();
const item = (name) => (page) => page.getByRole('menuitem', { name, exact: true }).click();
const profile = (name) => inTurn(press('Profile'), item(name), dialog);
const toGroups = tab('Groups');

/** A long-named player of a group, and what their menu offers. */
const ofPlayer = inTurn(people, (page) =>
  page
    .getByRole('button', { name: /^More about Wilhelmina/ })
    .first()
    .click(),
);
const newGame = inTurn(toGroups, press('Create New Game'), dialog);

export const SHEETS = [
  ofRound('choose-game', inTurn(tab('Rules'), tab('Games'), dialog)),
  ofRound('who-plays', inTurn(game('2/9/16'), press('Who plays'))),
  ofRound('house-rules', inTurn(game('2/9/16'), press('House Rules'))),
  ofRound('scoring-links', inTurn(game('2/9/16'), press('Let others score'), dialog)),
  ofRound('point-value-help', inTurn(game('2/9/16'), press('About the point value'), dialog)),
  ofRound('custom-card', inTurn(game('Cards'), press('Create Custom Card'), dialog, press('Create Card'))),
  ofRound('picture', inTurn(tab('Payouts'), press('Picture'))),
  ofRound(
    'payouts-direct',
    inTurn(tab('Payouts'), (page) => page.getByRole('radio', { name: 'Direct debts' }).first().click()),
  ),
  ofRound('create-game', newGame),
  ofRound('create-game-choices', inTurn(newGame, press('Choose holes'), press('Change who plays'))),
  ofRound(
    'join-game',
    inTurn(toGroups, press('Join Game'), dialog, (page) => page.getByRole('dialog').getByRole('textbox').waitFor()),
  ),
  ofRound('share-code', inTurn(toGroups, press('QR Code'), dialog)),
  ofRound(
    'game-menu',
    inTurn(toGroups, press('More about Twenty-four characters on'), (page) => page.getByRole('menu').waitFor()),
  ),
  ofRound('course-card', inTurn(people, press('Add Course Card'))),
  ofRound('group-rules', inTurn(people, press('Change House Rules'))),
  ofRound('group-face', inTurn(people, press('Edit'))),
  ofRound('player-menu', ofPlayer),
  ofRound('player', inTurn(ofPlayer, item('Rename'))),
  ofRound('add-player', inTurn(people, press('Add Player'))),
  ofRound('regulars', inTurn(people, press('Regulars'))),
  ofRound('new-code', inTurn(people, press('New Code'))),
  ofRound('leave-group', inTurn(people, press('Leave Group'))),
  ofRound('delete-group', inTurn(people, press('Delete Group'))),
  {
    ...ofRound(
      'notifications',
      inTurn(profile('Notifications'), (page) => page.getByRole('dialog').getByRole('group', { name: 'How to tell you' }).waitFor()),
    ),
    serviceWorkers: 'allow',
  },
  ofRound('about', profile('About')),
  ofRound('terms', profile('Terms of Service')),
  ofRound('privacy', profile('Privacy Policy')),
  { ...page('/your-data', 'delete-account'), go: press('Delete My Account') },
];

/** The first hole of the demo's round that is like this: "no scores", "scores differ". */
const holeWith = (state) => (page) =>
  page
    .getByRole('button', { name: new RegExp(`^Hole \\d+, ${state}`) })
    .first()
    .click();

/** Of a round that is not at its end: what is missing on a hole, and two scores that differ. */
export const OF_A_NEW_ROUND = [
  ofRound('hole-missing', inTurn(game('2/9/16'), hole, holeWith('no scores'), press('Save Scores'))),
  ofRound('bbb-missing', inTurn(game('BBB'), hole, holeWith('no scores'), press('Save Scores'))),
  ofRound('hole-differs', inTurn(game('2/9/16'), hole, holeWith('scores differ'), press('Two scores for the same hole'), dialog)),
];
