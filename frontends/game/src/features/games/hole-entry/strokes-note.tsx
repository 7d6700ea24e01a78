import { scoreAgainstPar } from '@fairshare/golf-rules';
import { VisuallyHidden } from '@fairshare/ui';
import { netWords, parWords, strokesGivenWords } from './strokes-texts';

interface StrokesNoteProps {
  /** What is entered; missing: nothing yet. */
  strokes: number | null | undefined;
  /** Missing: the round has no course. */
  par: number | undefined;
  /** Missing: nobody is given strokes. */
  given: number | undefined;
  /** What the hole gave, in words, once it is saved. */
  points: string | null | undefined;
}

/**
 * What the score is called, or par while there is none; a dot for each stroke given on the hole (a plus for each given back); net strokes and points.
 * All in one line, or the rows would move while strokes are entered: where there is more to say, the name is left to the shape around the number.
 */
export function StrokesNote({ strokes, par, given, points }: StrokesNoteProps) {
  const details = [strokes == null || given === undefined ? null : netWords(strokes - given), points].filter(Boolean).join(', ');
  const name = par === undefined ? null : strokes == null ? parWords(par) : scoreAgainstPar(strokes, par).name;
  return (
    <>
      {name !== null && details === '' && <span>{`${name} `}</span>}
      {name !== null && details !== '' && <VisuallyHidden>{`${name}, `}</VisuallyHidden>}
      {given !== undefined && given !== 0 && (
        <>
          <span aria-hidden>{(given > 0 ? '●' : '+').repeat(Math.abs(given))} </span>
          <VisuallyHidden>{strokesGivenWords(given)} </VisuallyHidden>
        </>
      )}
      <span>{details}</span>
    </>
  );
}
