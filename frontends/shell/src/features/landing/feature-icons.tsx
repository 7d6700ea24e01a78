import { CardAnimal } from '@fairshare/ui/animals';
import type { ReactNode } from 'react';
import styles from './feature-icons.module.css';

export type FeatureIconName = 'flag' | 'ranks' | 'animals' | 'live';

const drawn = (children: ReactNode) => <svg viewBox="0 0 48 48">{children}</svg>;

/** Our own drawings, because emoji differ between phones. */
const ICONS: Readonly<Record<FeatureIconName, ReactNode>> = {
  flag: drawn(
    <>
      <ellipse cx="22" cy="39" rx="19" ry="6" className={styles.soft} />
      <path d="M20 39V7" className={styles.line} />
      <path d="M21.3 7v13h13a13 13 0 0 0-13-13z" className={styles.flag} />
      <circle cx="31" cy="38" r="3.5" className={styles.ball} />
    </>,
  ),
  ranks: drawn(
    <>
      <path d="M4 30h12v13H4zM32 24h12v19H32z" className={styles.soft} />
      <path d="M18 12h12v31H18z" className={styles.full} />
      <path d="M4 45h40" className={styles.line} />
    </>,
  ),
  animals: (
    <span className={styles.animals}>
      <CardAnimal type="camel" />
      <CardAnimal type="fish" />
      <CardAnimal type="snake" />
    </span>
  ),
  live: drawn(
    <>
      <rect x="3" y="10" width="17" height="29" rx="4" className={styles.soft} />
      <rect x="28" y="10" width="17" height="29" rx="4" className={styles.soft} />
      <path d="M8 18h7M8 24h7M33 18h7M33 24h7" className={styles.line} />
      <circle cx="24" cy="25" r="3" className={styles.full} />
    </>,
  ),
};

/** The decorative picture of one of the four blurbs, whose text says the same. */
export function FeatureIcon({ name }: { name: FeatureIconName }) {
  return (
    <span className={styles.icon} aria-hidden>
      {ICONS[name]}
    </span>
  );
}
