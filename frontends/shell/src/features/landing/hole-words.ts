import type { ExamplePayment } from './example-hole';

/** Texts of the example hole, for the prerendered HTML and for its updates. */
export const inPoints = (points: number): string => (points === 1 ? '1 point' : `${points} points`);
export const inStrokes = (strokes: number): string => (strokes === 1 ? '1 stroke' : `${strokes} strokes`);
export const sentenceOf = ({ from, to, amount }: ExamplePayment): string => `${from} pays ${to} ${amount}`;
export const NOBODY_PAYS = 'All even: nobody pays';
