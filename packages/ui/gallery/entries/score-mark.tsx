import { ScoreMark } from '../../src/index';
import { entry } from '../entry';

export const scoreMark = entry('ScoreMark', {
  'two circles, circle, plain, square, two squares': (
    <>
      <ScoreMark strokes={2} shape="two-circles" name="Eagle" />
      <ScoreMark strokes={3} shape="circle" name="Birdie" />
      <ScoreMark strokes={4} shape="plain" name="Par" />
      <ScoreMark strokes={5} shape="square" name="Bogey" />
      <ScoreMark strokes={10} shape="two-squares" name="6 over par" />
    </>
  ),
});
