import '@fairshare/ui/field.css';
import styles from './welcome-picture.module.css';

/** An illustration of a hole and its payments. */
export function WelcomePicture() {
  return (
    <div className={styles.field} aria-hidden>
      <svg viewBox="0 0 360 150" preserveAspectRatio="xMidYMid slice" className={styles.hole}>
        <path d="M-20 140C60 110 120 150 200 118S300 60 380 40" className={styles.fairway} />
        <path d="M250 62c2-24 40-34 62-20s20 46-6 56-58-10-56-36z" className={styles.green} />
        <path d="M22 128Q150 8 276 70" className={styles.flight} />
        <circle cx="22" cy="128" r="3.5" className={styles.ball} />
        <path d="M282 74V20" className={styles.pole} />
        <path d="M283 19v22h22a22 22 0 0 0-22-22z" className={styles.flag} />
      </svg>
      <div className={styles.card}>
        <span className={styles.payment}>
          Dee pays Ann <b>$12.00</b>
        </span>
        <span className={styles.payment}>
          Cal pays Ben <b>$4.00</b>
        </span>
      </div>
    </div>
  );
}
