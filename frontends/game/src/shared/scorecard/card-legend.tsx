import type { CardLine } from './card';
import styles from './card-legend.module.css';
import { LEGEND_BACK, LEGEND_BEST, LEGEND_DOT, LEGEND_PICKED_UP, OPENS_A_HOLE, PICKED_UP_MARK } from './texts';

interface CardLegendProps {
  lines: readonly CardLine[];
  /** Whether a cell opens its hole. */
  opens: boolean;
}

/**
 * The legend of the signs that appear on the card. Where scores are entered, the sign for the best score is always listed, so that the first score does not
 * change the legend's height.
 */
export function CardLegend({ lines, opens }: CardLegendProps) {
  const cells = lines.flatMap((line) => Object.values(line.cells).flat());
  const signs = [
    { sign: '', words: LEGEND_BEST, isShown: opens || cells.some(({ isBest }) => isBest) },
    { sign: '•', words: LEGEND_DOT, isShown: cells.some(({ dots }) => dots.startsWith('•')) },
    { sign: '+', words: LEGEND_BACK, isShown: cells.some(({ dots }) => dots.startsWith('+')) },
    { sign: PICKED_UP_MARK, words: LEGEND_PICKED_UP, isShown: cells.some(({ state }) => state === 'picked-up') },
  ].filter(({ isShown }) => isShown);
  if (signs.length === 0 && !opens) return null;
  return (
    <p className={styles.legend}>
      {signs.map(({ sign, words }) => (
        <span key={words}>
          <span className={sign === '' ? styles.best : styles.sign} aria-hidden>
            {sign}
          </span>{' '}
          {words}
        </span>
      ))}
      {opens && <span className={styles.hint}>{OPENS_A_HOLE}</span>}
    </p>
  );
}
