import { expect } from '@playwright/test';
import { aRound, strokesOn } from '@fairshare/testing/rounds';
import { BbbGame } from '../bbb-game';
import { Cards } from '../cards';
import { HoleGameScores } from '../two-nine-sixteen';
import type { Stage } from './stage';

/** The maximum length of a card's name. */
const OWN_CARD = 'Lost a club in the lake at the 17th hole';

/** Walks through the 2/9/16 view with its dialogs, and the Games tab without a selection. */
export async function walkPoints({ page, main, golfer, other, cast, look, untilKept }: Stage): Promise<void> {
  const [first = ''] = cast.players;
  await page.goto('/');
  const points = new HoleGameScores(main);
  await untilKept(() => points.open());
  await expect(page.getByText('Select a group to start playing the points game.')).toBeVisible();
  await look('games-no-group');

  const group = await golfer.createGroup(cast.group, cast.players);
  const { game } = await aRound({ name: cast.game, plays: ['bbb'] })
    .in(group)
    .begin(golfer);
  await golfer.select(group, null, 'games');
  await page.reload();
  await expect(page.getByRole('button', { name: `Play ${cast.game}` })).toBeVisible();
  await look('games-choose');
  await page.getByRole('button', { name: `Play ${cast.game}` }).click();
  await points.open();
  await expect(points.createButton()).toBeVisible();
  await look('points-no-game');
  await points.createButton().click();
  await expect(points.strokes(first)).toBeVisible();
  await look('points-first-hole');
  await points.save();
  await expect(page.getByText('Please enter valid scores for all players', { exact: true })).toBeVisible();
  await look('points-invalid-scores');

  // The game that the press of the button created.
  const [pointsGame] = await golfer
    .call<{ id: string; gameType: string }[]>('GET', `/api/points-games/${group.id}?gameStateId=${game.id}`)
    .then((games) => games.filter(({ gameType }) => gameType === 'points'));
  await other.joinGroup(group);
  const enter = (hole: number, scores: Record<string, number>) => other.call('POST', `/api/games/${pointsGame?.id}/holes/${hole}/scores`, { scores });
  const seats = group.players.map(({ id }) => id);
  for (let hole = 1; hole <= 11; hole += 1) await enter(hole, strokesOn(seats, hole));
  await expect(points.hole(11, 'done')).toBeVisible();
  await points.goTo(11);
  await expect(page.getByRole('button', { name: 'Next Hole' })).toBeVisible();
  await look('points-saved');
  await page.getByRole('radio', { name: 'FBT' }).check();
  await look('points-saved-fbt');

  for (const help of ['About the point value', 'About the FBT value']) {
    if (help.includes('point')) await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('button', { name: help }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`points-${help.toLowerCase().replaceAll(' ', '-')}`);
    await page.getByRole('button', { name: 'Got it' }).click();
  }

  await points.strokes(first).fill('12');
  await enter(11, { ...strokesOn(seats, 11), [group.players[0]?.id ?? '']: 9 });
  await points.save();
  await expect(page.getByRole('dialog', { name: 'Hole 11 was changed' })).toBeVisible();
  await look('points-changed-meanwhile');
  await page.getByRole('button', { name: 'Keep theirs' }).click();

  await golfer.call('POST', '/api/offline-sync/points-score', {
    gameId: pointsGame?.id,
    gameType: 'points',
    playerId: group.players[1]?.id,
    hole: 11,
    points: 8,
    baseVersion: 0,
    timestamp: Date.now(),
  });
  await expect(page.getByText(/^Hole 11: two scores for /)).toBeVisible();
  await look('points-two-scores');
}

/** Walks through the BBB view. */
export async function walkBbb({ page, main, golfer, cast, look }: Stage): Promise<void> {
  const group = await golfer.createGroup(cast.group, cast.players);
  const { game, bbbId } = await aRound({ name: cast.game, entered: 7 }).in(group).begin(golfer);
  await golfer.select(group, game, 'games');
  await page.goto('/');
  const view = new BbbGame(main);
  await view.open();
  await expect(view.hole(7, 'done')).toBeVisible();
  await look('bbb-next-hole');
  await view.save();
  await expect(page.getByText('Some answers are missing', { exact: true })).toBeVisible();
  await look('bbb-answers-missing');
  await view.goTo(6);
  await expect(page.getByRole('button', { name: 'Next Hole' })).toBeVisible();
  await look('bbb-saved');

  await golfer.call('POST', '/api/offline-sync/points-score', { gameId: bbbId, playerId: group.players[0]?.id, hole: 6, points: 1, gameType: 'bbb', timestamp: Date.now() });
  await expect(page.getByText('Hole 6: an answer without a question')).toBeVisible();
  await look('bbb-not-placed');
}

/** Walks through the Cards view with its dialogs. */
export async function walkCards({ page, main, golfer, cast, look }: Stage): Promise<void> {
  const [first = '', second = ''] = cast.players;
  const group = await golfer.createGroup(cast.group, cast.players);
  const { game } = await aRound({ name: cast.game, plays: ['bbb'] })
    .in(group)
    .begin(golfer);
  await golfer.select(group, game, 'games');
  await page.goto('/');
  const cards = new Cards(main);
  await cards.open();
  await expect(cards.tile('Camel')).toBeVisible();
  await look('cards-none-held');

  await cards.tile('Camel').click();
  await expect(page.getByRole('dialog', { name: 'Assign Card to player' })).toBeVisible();
  await look('cards-assign');
  await page.getByRole('dialog').getByRole('button', { name: first }).click();
  await cards.assign('Camel', second);
  await cards.assign('Snake', first);
  await cards.assign('Camel', first);
  await cards.draw();
  const assign = page.getByRole('dialog', { name: 'Assign Card to player' });
  await expect(assign).toContainText('Drawn card');
  await look('cards-drawn');
  await assign.getByRole('button', { name: 'Close' }).click();
  await cards.edit();
  await look('cards-edit');

  await page.getByRole('button', { name: 'Create Custom Card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Custom Card' });
  await dialog.getByRole('button', { name: 'Create Card' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await look('cards-create-custom-errors');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await cards.editDone();
  await cards.createCustom({ name: OWN_CARD, emoji: '🏌️', dollars: 1500 });
  await cards.assign(OWN_CARD, second);
  await look('cards-held');

  await cards.tile(OWN_CARD).click();
  await expect(page.getByRole('dialog', { name: 'Assign Card to player' })).toBeVisible();
  await look('cards-assign-custom');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await cards.edit();
  await page.getByRole('button', { name: `Delete ${OWN_CARD}` }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('cards-delete-custom');
}
