import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { formatMoney, formatSignedMoney, moneyWords } from './money-words';
import styles from './money.module.css';

export interface MoneyProps {
  /** Integer cents. Above 0 the player gets money, below 0 the player pays. */
  cents: number;
  /** `net`: sign, colour and spoken words. `amount`: the plain sum, of a payment for example. */
  kind?: 'net' | 'amount';
  size?: 'normal' | 'large' | 'huge';
}

/** An amount of money with its sign, so that colour is not the only cue. */
export function Money({ cents, kind = 'net', size = 'normal' }: MoneyProps) {
  if (kind === 'amount') {
    return (
      <span className={styles.money} data-size={size} translate="no">
        {formatMoney(cents)}
      </span>
    );
  }
  const direction = cents === 0 ? 'even' : cents > 0 ? 'gets' : 'pays';
  return (
    <span className={styles.money} data-size={size} data-direction={direction}>
      <span aria-hidden translate="no">
        {formatSignedMoney(cents)}
      </span>
      <VisuallyHidden>{moneyWords(cents)}</VisuallyHidden>
    </span>
  );
}
