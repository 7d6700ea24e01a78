import { aRound } from '@fairshare/testing/rounds';
import { PreparedGolfer } from '../support/prepared-golfer';
import { MainScreen } from '../support/main-screen';
import { flawsOf } from '../support/page-flaws.cjs';
import { expect, test } from '../support/test';

const PHONE = { width: 360, height: 740 };
const NAMES = ['Bartholomew Featherstonehaugh-Smythe', 'Wolfeschlegelsteinhausen', 'Wilhelmina Cholmondeleys', 'Maximilian Q', 'Jo', 'Christopher', 'Ann', 'Ben'];

test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

// `npm run every-screen -- --check` checks every page in this way.

/** The expected complaint → the flawed HTML. */
const FLAWED: Record<string, string> = {
  'cut: <p> "a long tale"': '<p style="inline-size: 40px; overflow: hidden; white-space: nowrap; margin: 0">a long tale</p>',
  'breaks "Featherstone" in <p> "the Featherstone"': '<p style="font: 16px monospace; inline-size: 130px; word-break: break-all">the Featherstone</p>',
  'text on text: <p> "one" and <p> "two"': '<p style="margin: 0">one</p><p style="margin: -20px 0 0">two</p>',
  'target on target: <button> "left" and <button> "right"': `<button style="${buttonAt(0)}">left</button><button style="${buttonAt(50)}">right</button>`,
  'small: 30×60 <button> "x"': '<button style="inline-size: 30px; block-size: 60px; padding: 0">x</button>',
  'outside the window: <p> "gone"': '<p style="position: absolute; left: -20px; margin: 0">gone</p>',
  'sticks out 40 px': '<div style="inline-size: 400px; block-size: 50px"></div>',
  'under <nav> "below": <p> "the end"': '<p style="margin: 900px 0 0; block-size: 40px">the end</p><nav style="position: fixed; inset: auto 0 0; block-size: 80px">below</nav>',
};
function buttonAt(left: number): string {
  return `position: absolute; top: 0; left: ${left}px; inline-size: 80px; block-size: 60px`;
}

/** Higher than the window, with a sticky bar at its end. `away`: the distance of the bar from the content above it, in CSS pixels. */
function columnWithBar(away: number): string {
  const button = 'display: block; inline-size: 100px; block-size: 60px';
  return `<div style="position: sticky; top: 0"><div style="block-size: 700px"></div><button style="${button}">low</button>
    <div style="position: sticky; bottom: 0; margin-block-start: ${away}px; background: white"><button style="${button}">next</button></div></div>`;
}

test('when a page cuts or covers something, then each flaw is found', async ({ page }) => {
  const of = async (body: string) => {
    await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width"><body style="margin: 0; line-height: 20px">${body}</body>`);
    return flawsOf(page);
  };
  for (const [flaw, body] of Object.entries(FLAWED)) expect.soft(await of(body)).toContain(flaw);
  expect(
    await of(`<p title="a long tale" style="inline-size: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">a long tale</p>
      <p>I accept the <button style="padding: 0; block-size: 24px">terms</button> of it.</p>
      <p>See <a href="#">this</a>, and <button style="inline-size: 60px; block-size: 44px">press</button></p>`),
  ).toEqual([]);
  expect(await of(columnWithBar(0)), 'what is under a bar can be scrolled to').toEqual([]);
  expect(await of(columnWithBar(-60)), 'what is under a bar cannot be').toContain('under <div> "next": <button> "low"');
});

test('when eight long names play on a narrow phone, then no screen cuts anything', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Wednesday Wolfeschlegels', NAMES);
  const { game } = await aRound({ name: 'Twenty-four characters on' }).in(group).begin(golfer);
  await golfer.select(group, game, 'groups');
  await page.goto('/');
  const screen = new MainScreen(page);
  await expect(screen.tab('Groups')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Wednesday Wolfeschlegels').first()).toBeVisible();
  expect.soft(await flawsOf(page), 'Groups').toEqual([]);
  await screen.openGame('2/9/16');
  await expect(page.getByRole('button', { name: 'Save Scores' })).toBeVisible();
  expect.soft(await flawsOf(page), '2/9/16').toEqual([]);
  await screen.openGame('Cards');
  await expect(page.getByRole('button', { name: /^Camel/ }).first()).toBeVisible();
  expect.soft(await flawsOf(page), 'Cards').toEqual([]);
});
