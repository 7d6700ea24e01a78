import type { GameValues } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { Button } from '@fairshare/ui';
import { shortDollars } from '../../../shared/short-dollars';
import styles from './standings.module.css';
import { CHANGE_VALUES, valuesWords } from './texts';

interface ValuesLineProps {
  /** Dollars. */
  values: GameValues;
  isChanging: boolean;
  onChange: () => void;
}

/** What a point and a pot are worth, in one line; the button opens the fields for both. */
export function ValuesLine({ values, isChanging, onChange }: ValuesLineProps) {
  return (
    <div className={styles.valuesLine}>
      <span className={styles.valuesWords}>{valuesWords(short(values.pointValue), short(values.fbtValue))}</span>
      <Button variant="ghost" aria-expanded={isChanging} onClick={onChange}>
        {CHANGE_VALUES}
      </Button>
    </div>
  );
}

const short = (dollars: number): string => shortDollars(dollarsToCents(dollars));
