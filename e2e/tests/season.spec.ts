import { expect, test, type Page } from '@playwright/test';
import type { Group } from '@fairshare/contracts';
import { HOLES, type StrokesByHole } from '@fairshare/golf-rules';
import { aRound } from '@fairshare/testing/rounds';
import { look, STILL } from '../support/look';
import { Phone } from '../support/phone';

test.use({ ...STILL, serviceWorkers: 'allow' });

const [ANN, BEN, CAL] = ['Ann Archer', 'Ben Baker', 'Cal Cooper'] as const;
const THREE = [ANN, BEN, CAL];

/** Each player wins this many holes alone, beginning with the first holes; the others are halved. */
const SATURDAYS: { name: string; won: Record<string, number> }[] = [
  { name: 'First Saturday', won: { [ANN]: 5, [BEN]: 2 } },
  { name: 'Second Saturday', won: { [BEN]: 4, [ANN]: 1 } },
  { name: 'Third Saturday', won: { [ANN]: 3, [CAL]: 1 } },
];

/** The strokes of 18 holes for `won`, by player id. */
function strokesOf(group: Group, won: Readonly<Record<string, number>>): StrokesByHole {
  const winners = Object.entries(won).flatMap(([name, holes]) => Array.from({ length: holes }, () => name));
  return Object.fromEntries(HOLES.map((hole) => [hole, Object.fromEntries(group.players.map(({ id, name }) => [id, winners[hole - 1] === name ? 3 : 4]))]));
}

async function playSaturday(phone: Phone, group: Group, { name, won }: (typeof SATURDAYS)[number]): Promise<void> {
  await aRound({ name, scores: strokesOf(group, won) })
    .in(group)
    .begin(phone);
}

const openSeason = async (page: Page) => {
  await page.getByRole('button', { name: /^Season / }).click();
  return page.getByRole('dialog', { name: /^Season 20/ });
};

test('when three Saturdays were played, then each phone shows the season', async ({ browser }) => {
  const [ann, ben] = await Promise.all([Phone.of(browser, 'Ann'), Phone.of(browser, 'Ben')]);
  const round = await ann.createRound('Heath', THREE);
  const { group } = round;
  await ann.call('PUT', `/api/groups/${group.id}/players/${group.players[0]?.id}/me`);
  await ben.join(round);
  for (const saturday of SATURDAYS) await playSaturday(ann, group, saturday);
  for (const phone of [ann, ben]) {
    await phone.keepRound(round);
    await phone.main.open('Groups');
  }

  const sheet = await openSeason(ann.page);
  const rows = sheet.getByRole('list', { name: 'Players' }).getByRole('listitem');
  // 3 points each for a halved hole; otherwise 5 for its only winner, and 2 for the other two.
  await expect(rows).toHaveText([
    /^1.*You173 points · 3 rounds57\.7 points a round$/,
    /^2.*Ben Baker164 points · 3 rounds54\.7 points a round$/,
    /^3.*Cal Cooper149 points · 3 rounds49\.7 points a round$/,
  ]);
  await expect(sheet.getByRole('heading', { name: '3 rounds' })).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Head to head' }).getByRole('listitem')).toHaveText([/You and Ben Baker2–1$/, /You and Cal Cooper3–0$/]);
  await look(ann.page, 'a season');
  await sheet.getByRole('button', { name: 'Everyone against everyone' }).click();
  await expect(sheet.getByRole('cell', { name: /Ben Baker and Cal Cooper: \d to \d/ })).toBeVisible();

  // A player's page.
  await rows.first().getByRole('button').click();
  const page = ann.page.getByRole('dialog', { name: ANN });
  const played = page.getByRole('list', { name: 'Rounds' }).getByRole('listitem');
  await expect(played).toHaveText([/^Third Saturday/, /^Second Saturday.*Worst/, /^First Saturday.*Best.*5 holes won/]);
  await page.getByRole('radio', { name: 'Money' }).check();
  await expect(page.getByRole('img', { name: /^Added up to [+−]\$/ })).toBeVisible();
  await look(ann.page, 'a season of a player');
  await ann.page.goBack();
  await expect(page).toBeHidden();

  // Another member hides the money.
  const money = sheet.getByLabel('Ranked by').getByRole('option', { name: 'Money' });
  await expect(money).toHaveCount(1);
  const bens = await openSeason(ben.page);
  await bens.getByRole('button', { name: 'Settings' }).click();
  const settings = ben.page.getByRole('dialog', { name: 'Season Settings' });
  await settings.getByLabel('Show money').uncheck();
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toBeHidden();
  await expect(money).toHaveCount(0);
  await expect(rows.first()).toContainText('173 points');

  // Without signal: the last known data.
  await ann.page.goBack();
  await ann.context.setOffline(true);
  await expect((await openSeason(ann.page)).getByRole('list', { name: 'Players' }).getByRole('listitem').first()).toContainText('173 points');
  await ann.context.setOffline(false);
  await Promise.all([ann.context.close(), ben.context.close()]);
});
