import type { CourseInput } from '@fairshare/contracts';

/** Which of the fields says no course. */
export type CourseFault = 'name' | 'pars' | 'indexes';

/** The course that was typed: numbers in a row, whatever stands between them; or which field is wrong. The server asks for as much. */
export function courseOf(name: string, pars: string, indexes: string): CourseInput | { readonly fault: CourseFault } {
  const [ofPars, ofIndexes] = [numbersIn(pars), numbersIn(indexes)];
  if (name.trim() === '') return { fault: 'name' };
  if ((ofPars.length !== 9 && ofPars.length !== 18) || ofPars.some((par) => par < 3 || par > 6)) return { fault: 'pars' };
  if (ofIndexes.length !== ofPars.length || ofPars.some((_, index) => !ofIndexes.includes(index + 1))) return { fault: 'indexes' };
  return { name: name.trim(), holes: ofPars.map((par, index) => ({ par, strokeIndex: ofIndexes[index] ?? 0 })) };
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
