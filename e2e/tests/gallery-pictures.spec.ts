import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Gallery, startGallery } from '../support/gallery';
import { GalleryStage, type Scheme, type Sight } from '../support/gallery-stage';
import { expect, test } from '../support/test';

const PHONE: Sight = { name: 'phone', width: 360, height: 740 };
const DESKTOP: Sight = { name: 'desktop', width: 1280, height: 800 };
/** On a desktop, the dark scheme has the layout of the light one and the colours of the phone's. */
const LOOKS: ReadonlyArray<readonly [Sight, Scheme]> = [
  [PHONE, 'light'],
  [PHONE, 'dark'],
  [DESKTOP, 'light'],
];
const FOLDER = join(__dirname, '..', 'gallery-pictures');
const MOST_BYTES = 600_000;

/**
 * The threshold is that of Playwright's comparison, from 0 to 1: 0.01 detects colours that differ by three of 255. Two builds of Chromium, and two runs of one,
 * differ in up to seven pixels of a curve; the smallest of the changes below differs in hundreds.
 */
const TOLERANCE = { threshold: 0.01, maxDiffPixels: 20 };

test.describe.configure({ mode: 'default' });

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

for (const [sight, scheme] of LOOKS) {
  const folder = `${sight.name}-${scheme}`;

  test(`when the gallery is shown on a ${sight.name}, ${scheme}, then each component matches`, async ({ page }) => {
    const stage = await GalleryStage.open(page, gallery.url, sight, scheme);
    const pictures: string[] = [];
    const compare = (name: string, picture: Buffer) => {
      pictures.push(`${name}.png`);
      expect.soft(picture, `${folder}/${name}`).toMatchSnapshot([folder, `${name}.png`], TOLERANCE);
    };
    for (const section of await stage.sections(sight === PHONE ? 'all' : 'laid out by width')) compare(section, await stage.picture(section));
    for (const section of await stage.sections()) {
      const [opener] = await stage.openers(section);
      if (opener !== undefined) compare(`${section}-opened`, await stage.pictureOfOpened(section, opener));
    }
    expect(readdirSync(join(FOLDER, folder)).sort(), 'no picture is left of what is gone').toEqual(pictures.sort());
  });
}

/** A change to the styles → a section that shows it. Each is a small change that could be made by mistake. */
const CHANGES: Record<string, readonly [change: string, section: string]> = {
  'a radius, by a pixel': [':root { --radius-8: 9px }', 'button'],
  'the accent, by a shade': [':root { --color-accent: #107040 }', 'button'],
  'a line, by a shade': [':root { --color-line: #d7e0d9 }', 'card-stack-splitview'],
  'the colour of quiet words, by a shade': [':root { --color-text-muted: #4e5c54 }', 'playername'],
  'a space, by 4 px': [':root { --space-8: 12px }', 'chiptoggle-chipgroup'],
  'the size of small words, by a pixel': [':root { --text-14: 15px }', 'list-listrow'],
  'the height under a glove, by 4 px': [':root { --touch-glove: 60px }', 'stepper'],
  'the stroke of icons, by a quarter': ['svg { stroke-width: 2.5 }', 'icons'],
  'the icons of one hole, gone': ['[aria-label^="Hole 3,"] svg { visibility: hidden }', 'holegrid'],
};

test('when one token changes a little, then the picture of its user differs', async ({ page }) => {
  const stage = await GalleryStage.open(page, gallery.url, PHONE, 'light');
  for (const [what, [change, section]] of Object.entries(CHANGES)) {
    const changed = await page.addStyleTag({ content: change });
    expect.soft(await stage.picture(section), what).not.toMatchSnapshot(['phone-light', `${section}.png`], TOLERANCE);
    await changed.evaluate((style) => style.parentNode?.removeChild(style));
  }
});

test('when all pictures are weighed, then a clone is hardly larger for them', () => {
  const bytes = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => sum + (name.endsWith('.png') ? statSync(join(FOLDER, name)).size : 0), 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
