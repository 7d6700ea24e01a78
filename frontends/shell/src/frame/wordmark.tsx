import { Logo } from './logo';
import styles from './wordmark.module.css';

/** The product's name as it is written where it introduces itself. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <Logo />
      <span data-product>{name}</span>
    </span>
  );
}
