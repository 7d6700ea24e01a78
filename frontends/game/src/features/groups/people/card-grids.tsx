import { CourseGrid } from './course-grid';
import { type CardFaults, faultsOf, holesOf, type TypedCard } from './course-of';
import { indexMissing, indexOfHole, indexTwice, noPar, parOfHole, wrongIndex, wrongPar } from './texts';

interface CardGridsProps {
  card: TypedCard;
  /** A save was tried: missing values are reported. */
  isTried: boolean;
  labels: { readonly pars: string; readonly indexes: string };
  /** The tee that these numbers belong to; missing: they are the card's. */
  of?: string;
  onChange: (card: TypedCard) => void;
}

/** Pars and stroke indexes, a field for each hole. Missing and duplicate ones are reported while typing. */
export function CardGrids({ card, isTried, labels, of, onChange }: CardGridsProps) {
  const faults = faultsOf(card);
  const isTwice = (hole: number) => [...faults.twice, ...faults.wrongIndexes].some((index) => String(index) === card.indexes[hole - 1] && hole <= holesOf(card));
  const named = (words: string) => (of === undefined ? words : `${of}: ${words}`);
  return (
    <>
      <CourseGrid
        label={labels.pars}
        nameOf={(hole) => named(parOfHole(hole))}
        values={card.pars}
        isWrong={(hole) => faults.wrongPars.includes(hole)}
        digits={1}
        faults={isTried || card.pars.some(Boolean) ? parFaults(faults) : []}
        onChange={(pars) => onChange({ ...card, pars })}
      />
      <CourseGrid
        label={labels.indexes}
        nameOf={(hole) => named(indexOfHole(hole))}
        values={card.indexes}
        isWrong={isTwice}
        digits={2}
        faults={isTried || card.indexes.some(Boolean) ? indexFaults(faults) : []}
        onChange={(indexes) => onChange({ ...card, indexes })}
      />
    </>
  );
}

const sentenceOf = (words: (numbers: readonly number[]) => string, numbers: readonly number[]): string[] => (numbers.length > 0 ? [words(numbers)] : []);

const parFaults = ({ withoutPar, wrongPars }: CardFaults): string[] => [...sentenceOf(wrongPar, wrongPars), ...sentenceOf(noPar, withoutPar)];

const indexFaults = ({ missing, twice, wrongIndexes }: CardFaults): string[] => [
  ...sentenceOf(indexTwice, twice),
  ...sentenceOf(wrongIndex, wrongIndexes),
  ...sentenceOf(indexMissing, missing),
];
