import { payOutPoints } from '../../points';
import { payOutPots } from '../../pots';
import type { GameValues } from '../../values';
import { defineGame } from '../definition';
import { AWARD_QUESTIONS, BBB_KIND } from './awards';
import { awardsByHole, scoreBbbGame } from './scoring';

/** Bingo Bango Bongo: a point for each of three awards of a hole, and three pots (FBT) for the most points of the front, the back and the total. */
export const bingoBangoBongo = defineGame({
  kind: BBB_KIND,
  name: 'BBB',
  idLetter: 'b',
  begins: 'with-round',
  inputs: { questions: AWARD_QUESTIONS },
  stakes: [
    { id: 'bbb-points', name: 'BBB Points', about: 'Bingos, bangos and bongos times the point value', value: 'pointValueCents' },
    { id: 'bbb-fbt', name: 'BBB FBT', about: 'Front, back and total by BBB points', value: 'fbtValueCents' },
  ],
  play: ({ marks }, { pointValueCents, fbtValueCents }: GameValues, { roster, rules: { unfinishedPots }, potsBefore }) => {
    const points = scoreBbbGame(roster, awardsByHole(marks));
    const scores = points.holes.map(({ hole, points: ofHole, complete }) => ({ hole, scores: ofHole, complete }));
    return {
      points,
      payouts: {
        'bbb-points': { kind: 'points', ...payOutPoints(points, pointValueCents) },
        'bbb-fbt': { kind: 'fbt', ...payOutPots(roster, scores, { wins: 'most', fbtValueCents, unfinishedPots, potsBefore }) },
      },
    };
  },
});
