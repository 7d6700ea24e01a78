import type { ExamplePayment } from './example-hole';

/** The words of the hole that can be played, as it stands in the HTML and as it changes. */
export const inPoints = (points: number): string => (points === 1 ? '1 point' : `${points} points`);
export const inStrokes = (strokes: number): string => (strokes === 1 ? '1 stroke' : `${strokes} strokes`);
export const sentenceOf = ({ from, to, amount }: ExamplePayment): string => `${from} pays ${to} ${amount}`;
export const NOBODY_PAYS = 'All even: nobody pays';
