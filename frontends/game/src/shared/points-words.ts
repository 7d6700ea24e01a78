import { counted } from './counted';

export const pointsWords = (points: number): string => counted(points, 'point');
