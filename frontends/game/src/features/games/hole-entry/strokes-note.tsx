import { scoreAgainstPar } from '@fairshare/golf-rules';
import { VisuallyHidden } from '@fairshare/ui';
import { netWords, parWords, strokesGivenWords } from './strokes-texts';

interface StrokesNoteProps {
  /** Missing or null: not entered yet. */
  strokes: number | null | undefined;
  /** Missing: the round has no course. */
  par: number | undefined;
  /** Missing: the round has no handicap strokes. */
  given: number | undefined;
  /** The points of the hole, in words, once it is saved. */
  points: string | null | undefined;
}

/**
 * The name of the score, or par before there is a score; a dot for each stroke given on the hole (a plus for each given back); net strokes and points. All in
 * one line, so that the rows do not move while strokes are entered. If the line has details, only the shape around the number shows the score's name.
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
