export const pointsWords = (points: number): string => (points === 1 ? '1 point' : `${points} points`);
