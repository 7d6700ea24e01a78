import { Link } from '@fairshare/federation';
import type { ReactNode } from 'react';
import { InstallPrompt } from './install-prompt';
import styles from './landing-page.module.css';

const BLURBS = [
  { emoji: '🎯', title: 'Bingo Bango Bongo', text: 'Three points a hole: first on, closest to the pin, first in.' },
  { emoji: '⛳', title: '2/9/16', text: 'Net strokes become points by rank, hole by hole.' },
  { emoji: '🐫', title: 'Card Game', text: 'Camels, fish and three-putt snakes. Hold a card at the end and you pay.' },
  { emoji: '📊', title: 'Live Leaderboards', text: 'Every phone in the group shows the same score as it happens.' },
];

/** What a logged-out visitor sees. It is also prerendered into landing.html, so it draws on no router, kit or query. */
export function LandingPage({ productName, install = <InstallPrompt productName={productName} /> }: { productName: string; install?: ReactNode }) {
  return (
    <main className={styles.page}>
      <section className={styles.hero}>
        <p className={styles.badge}>Golf Payout Calculator</p>
        <h1 className={styles.title}>{productName}</h1>
        <p className={styles.tagline}>You hit the shots, we do the math</p>
        <div className={styles.actions}>
          <Link to="/login" className={styles.logIn}>
            Log In
          </Link>
          <Link to="/register" className={styles.register}>
            New Users Register Here
          </Link>
        </div>
        {install}
      </section>
      <ul className={styles.blurbs}>
        {BLURBS.map(({ emoji, title, text }) => (
          <li key={title} className={styles.blurb}>
            <span className={styles.emoji} aria-hidden="true">
              {emoji}
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
