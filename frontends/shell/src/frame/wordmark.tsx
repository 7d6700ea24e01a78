import { Logo } from './logo';
import styles from './wordmark.module.css';

/** The product's name in its brand typography, for introductory screens. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <Logo />
      <span data-product>{name}</span>
    </span>
  );
}
