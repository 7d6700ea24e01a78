import { test } from '@playwright/test';
import { newGolfer } from '../support/account';
import { OF_COLOURS, STILL } from '../support/look';
import { PreparedGolfer } from '../support/prepared-golfer';
import { walkFrame } from '../support/screens/frame';
import { walkBbb, walkCards, walkPoints } from '../support/screens/games';
import { walkGroups } from '../support/screens/groups';
import { walkPayouts } from '../support/screens/payouts';
import { type Cast, Stage } from '../support/screens/stage';

const FOUR: Cast = { group: 'Saturday Fourball', game: 'First Saturday', players: ['Ann Archer', 'Ben Baker', 'Cal Cooper', 'Dee Dalton'] };

/** Names of the maximum length. */
const EIGHT: Cast = {
  group: 'The Honourable Company of Saturday Morning Golfers and Guest',
  game: 'The Captain’s Day Foursomes at Carnoustie in May',
  players: [
    'Bartholomew Featherstonehaugh-Smythe',
    'Wilhelmina Cholmondeley-Majoribanks',
    'Maximilian Wolfeschlegelsteinhausen',
    'Anastasia Papadimitropoulos-Konstantinou the Younger of Spey',
    'Christopher Montgomery-Throckmorton III',
    'Persephone Vanderbilt-Weatherington',
    'Bartholomew Featherstonehaugh-Jones',
    'Supercalifragilisticexpialidocious',
  ],
};

interface Device {
  readonly name: string;
  readonly cast: Cast;
  readonly use: Parameters<typeof test.use>[0];
  /** Rules of axe-core; missing: all. */
  readonly rules?: readonly string[];
}

const DEVICES: readonly Device[] = [
  { name: 'phone', cast: FOUR, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  { name: 'desktop', cast: FOUR, use: { viewport: { width: 1280, height: 800 } } },
  // The same elements as on the phone in light mode, so only the colours need checking.
  { name: 'phone, dark, eight players', cast: EIGHT, use: { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' }, rules: OF_COLOURS },
];

const WALKS = {
  'frame, rules and tutorial': walkFrame,
  groups: walkGroups,
  '2/9/16': walkPoints,
  BBB: walkBbb,
  cards: walkCards,
  payouts: walkPayouts,
};

for (const { name, cast, use, rules } of DEVICES) {
  test.describe(name, () => {
    test.use({ ...use, ...STILL });

    for (const [part, walk] of Object.entries(WALKS)) {
      test(part, async ({ page, request }) => {
        const golfer = await PreparedGolfer.signIn(page.request);
        const other = await PreparedGolfer.signIn(request, newGolfer('Ben', 'Baker'));
        await walk(new Stage(page, golfer, other, cast, folderOf(name), rules));
      });
    }
  });
}

const folderOf = (device: string): string => device.replaceAll(', ', '-').replaceAll(' ', '-');
