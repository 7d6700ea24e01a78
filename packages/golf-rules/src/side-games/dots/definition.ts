import type { SideQuestion, SideOption } from '../../side-game';
import { defineSideGame } from '../shared/define';
import { TAKEN_WORDS } from '../shared/points';
import { type Dot, type DotsOptions, MARKED_DOTS, playDots } from './play';
import { DOTS_RULES } from './rules';

const MOST_WORTH = 10;

/** The points that a dot can be worth while it is played. */
const PLAYED = Array.from({ length: MOST_WORTH }, (_, index) => index + 1);

const worth = (key: Dot, label: string, help: string, points: number): SideOption => ({
  key,
  type: 'count',
  label,
  help: `${help} 0 leaves it out.`,
  default: points,
  min: 0,
  max: MOST_WORTH,
});

const onCourse = (option: SideOption): SideOption => ({ ...option, needsCourse: true });

const ASKED: Readonly<Record<(typeof MARKED_DOTS)[number], string>> = { sandy: 'Sandy', barkie: 'Barkie', chipIn: 'Chip-in', poley: 'Poley' };

/** Dots, or junk: points for what else happens on a hole. */
export const dots = defineSideGame<DotsOptions>({
  kind: 'dots',
  name: 'Dots',
  summary: 'Points for greenies, sandies, birdies and other junk.',
  players: { min: 2, max: 8 },
  reads: {
    strokes: true,
    marks: [
      { cell: 'greenie', question: 'Greenie', answers: 'playerOrNone', odds: { player: 0.2 }, holes: 'par3', shownIf: { option: 'greenie', is: PLAYED } },
      ...MARKED_DOTS.map((dot): SideQuestion => ({
        cell: dot,
        question: ASKED[dot],
        answers: 'yes',
        perPlayer: true,
        optional: true,
        odds: { player: 0.03 },
        shownIf: { option: dot, is: PLAYED },
      })),
    ],
  },
  needs: { course: false },
  options: [
    { key: 'value', type: 'money', label: 'Value', help: 'What a point is worth.', default: 100 },
    worth('greenie', 'Greenie', 'Points for the closest on the green of a par 3.', 1),
    worth('sandy', 'Sandy', 'Points for par from a bunker.', 1),
    worth('barkie', 'Barkie', 'Points for par after hitting a tree.', 0),
    worth('chipIn', 'Chip-in', 'Points for holing out from off the green.', 0),
    worth('poley', 'Poley', 'Points for a putt longer than the flagstick.', 0),
    onCourse(worth('birdie', 'Birdie', 'Points for one under par.', 1)),
    onCourse(worth('eagle', 'Eagle', 'Points for two under par or better.', 2)),
    worth('ace', 'Ace', 'Points for a hole in one.', 5),
  ],
  words: {
    ...TAKEN_WORDS,
    none: 'No dots',
    leads: '{@leaders} {leaders|leads|lead} with {most} {most|dot|dots}',
    level: 'All level with {most} {most|dot|dots}',
  },
  rules: DOTS_RULES,
  play: playDots,
});
