import { VisuallyHidden } from '@fairshare/ui';
import { netWords, strokesGivenWords } from './texts';

interface NetStrokesProps {
  /** What is entered; missing: nothing yet. */
  gross: number | null | undefined;
  given: number;
  /** What the hole gave, in words, once it is saved. */
  points: string | null | undefined;
}

/** A dot for each stroke given on the hole (a plus for each given back), the net strokes that makes, and the points. */
export function NetStrokes({ gross, given, points }: NetStrokesProps) {
  const details = [gross == null ? null : netWords(gross - given), points].filter(Boolean).join(', ');
  return (
    <>
      {given !== 0 && (
        <>
          <span aria-hidden>{(given > 0 ? '●' : '+').repeat(Math.abs(given))} </span>
          <VisuallyHidden>{strokesGivenWords(given)} </VisuallyHidden>
        </>
      )}
      <span>{details}</span>
    </>
  );
}
