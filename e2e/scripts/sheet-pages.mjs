/** The sheets and dialogs on the screens of a round, its group, and an account. */

import { game, hole, inTurn, page, people, press, setting, tab } from './page-steps.mjs';

const ofRound = (name, go) => ({ name, path: '/', go });
const dialog = (page) => page.getByRole('dialog').last().waitFor();
const item = (name) => (page) => page.getByRole('menuitem', { name, exact: true }).click();
const profile = (...names) => inTurn(press('Profile'), ...names.map(item), dialog);
const toGroups = tab('Groups');

/** The menu of a long-named player of a group. */
const ofPlayer = inTurn(people, (page) =>
  page
    .getByRole('button', { name: /^More about Wilhelmina/ })
    .first()
    .click(),
);
const newGame = inTurn(toGroups, press('Create New Game'), dialog);

export const SHEETS = [
  ofRound('choose-game', inTurn(tab('Rules'), press('Choose a game'), dialog)),
  ofRound('who-plays', inTurn(game('2/9/16'), press('Who plays'))),
  ofRound('scorecard', inTurn(game('2/9/16'), press('Scorecard'), dialog)),
  ofRound('house-rules', inTurn(game('2/9/16'), press('House Rules'))),
  ofRound('scoring-links', inTurn(game('2/9/16'), press('Let others score'), dialog)),
  ofRound(
    'group-link',
    inTurn(game('2/9/16'), press('Let others score'), dialog, press('Send a link to the group'), (page) => page.getByRole('dialog', { name: 'Link for the group' }).waitFor()),
  ),
  ofRound('point-value-help', inTurn(game('2/9/16'), press('Change'), press('About the point value'), dialog)),
  ofRound('edit-cards', inTurn(game('Cards'), press('Edit cards'), dialog)),
  ofRound('custom-card', inTurn(game('Cards'), press('Edit cards'), dialog, press('Create Custom Card'), dialog, press('Create Card'))),
  ofRound('picture', inTurn(tab('Payouts'), press('Share result'))),
  ofRound(
    'payouts-direct',
    inTurn(
      tab('Payouts'),
      (page) => page.getByRole('button', { name: /^Combined Settlement/ }).click(),
      (page) => page.getByRole('radio', { name: 'Direct debts' }).first().click(),
    ),
  ),
  ofRound('create-game', newGame),
  ofRound('create-game-choices', inTurn(newGame, press('Choose holes'), press('Change who plays'))),
  ofRound(
    'find-course',
    inTurn(
      newGame,
      press('Choose course'),
      (page) => page.getByRole('searchbox', { name: 'Find a course' }).fill('pebble'),
      (page) => page.getByRole('list', { name: 'From the course library' }).waitFor(),
    ),
  ),
  ofRound(
    'join-game',
    inTurn(toGroups, press('Join Group'), dialog, (page) => page.getByRole('dialog').getByRole('textbox').waitFor()),
  ),
  ofRound('share-code', inTurn(toGroups, press('Invite'), press('QR Code'), dialog)),
  ofRound(
    'game-menu',
    inTurn(toGroups, press('More about Twenty-four characters on'), (page) => page.getByRole('menu').waitFor()),
  ),
  ofRound('course-card', inTurn(setting('House Rules and courses'), press('Add Course Card'))),
  ofRound('group-rules', inTurn(setting('House Rules and courses'), press('Change House Rules'))),
  ofRound('group-face', inTurn(setting('Name and photo'), press('Edit'))),
  ofRound('player-menu', ofPlayer),
  ofRound('player', inTurn(ofPlayer, item('Edit Player'))),
  ofRound('add-player', inTurn(people, press('Add Player'))),
  ofRound('regulars', inTurn(people, press('Regulars'))),
  ofRound('new-code', inTurn(setting('Joining'), press('New Code'))),
  ofRound('leave-group', inTurn(setting('Leave or delete'), press('Leave Group'))),
  ofRound('delete-group', inTurn(setting('Leave or delete'), press('Delete Group'))),
  {
    ...ofRound(
      'notifications',
      inTurn(profile('Notifications'), (page) => page.getByRole('dialog').getByRole('group', { name: 'How to tell you' }).waitFor()),
    ),
    serviceWorkers: 'allow',
  },
  ofRound('about', profile('Legal', 'About')),
  ofRound('terms', profile('Legal', 'Terms of Service')),
  ofRound('privacy', profile('Legal', 'Privacy Policy')),
  { ...page('/your-data', 'delete-account'), go: press('Delete My Account') },
];

/** Opens the first hole of the demo's round in this state: "no scores", "scores differ". */
const holeWith = (state) => (page) =>
  page
    .getByRole('button', { name: new RegExp(`^Hole \\d+, ${state}`) })
    .first()
    .click();

/** Sheets of an unfinished round: the missing entries of a hole, and two conflicting scores. */
export const OF_A_NEW_ROUND = [
  ofRound('hole-missing', inTurn(game('2/9/16'), hole, holeWith('no scores'), press('Save Scores'))),
  ofRound('bbb-missing', inTurn(game('BBB'), hole, holeWith('no scores'), press('Save Scores'))),
  ofRound('hole-differs', inTurn(game('2/9/16'), hole, holeWith('scores differ'), press(/^Hole \d+: two scores for /), dialog)),
];
