import { Link } from '@fairshare/federation';
import type { ReactNode } from 'react';
import { EXAMPLE } from './example-hole';
import { InstallPrompt } from './install-prompt';
import explained from './explained.module.css';
import styles from './landing-page.module.css';
import marks from './marks.module.css';
import { Mark } from './marks';
import { Face, PhonePicture } from './phone-picture';
import { BADGE, COST, EXPLAINED, FOR_WHOM, GAMES, HOW, LOG_IN, OFFLINE, PRICE, QUESTIONS, questions, REGISTER, TAGLINE } from './texts';

/** What a logged-out visitor sees. It is also prerendered into landing.html, so it draws on no router or query and needs no script. */
export default function LandingPage({ productName, install = <InstallPrompt productName={productName} /> }: { productName: string; install?: ReactNode }) {
  return (
    <main className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.badge}>{BADGE}</p>
          <h1 className={styles.title}>{productName}</h1>
          <p className={styles.tagline}>{TAGLINE}</p>
          <p className={styles.whom}>{FOR_WHOM}</p>
          <div className={styles.actions}>
            <Link to="/login" className={styles.logIn}>
              {LOG_IN}
            </Link>
            <Link to="/register" className={styles.register}>
              {REGISTER}
            </Link>
          </div>
          <p className={styles.price}>{PRICE}</p>
        </div>
        <PhonePicture productName={productName} />
      </section>
      <div className={styles.installs}>{install}</div>
      <section className={styles.section}>
        <h2>{HOW.title}</h2>
        <ol className={styles.cards}>
          {HOW.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Link to="/sample" className={styles.register}>
          {HOW.sample}
        </Link>
      </section>
      <section className={styles.section}>
        <h2>{GAMES.title}</h2>
        <ul className={styles.cards} data-four>
          {GAMES.blurbs.map(({ mark, title, text }) => (
            <li key={title} className={styles.card}>
              <Mark name={mark} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.pair}>
        <section className={styles.card}>
          <h2>{EXPLAINED.title}</h2>
          <p>{EXPLAINED.text}</p>
          <Why />
        </section>
        <section className={styles.card}>
          <h2>{OFFLINE.title}</h2>
          <p>{OFFLINE.text}</p>
          <p className={styles.offline}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M3 20h2v-4H3zM9 20h2v-8H9zM15 20h2V8h-2z" />
              <path d="m3 3 18 18" className={marks.line} />
            </svg>
            <span>
              <b>Score Saved Offline</b>
              <br />
              Your score has been saved and will sync when connection returns.
            </span>
          </p>
        </section>
      </div>
      <section className={styles.section}>
        <h2>{COST.title}</h2>
        <ul className={styles.cards}>
          <li className={styles.card} data-free>
            <b className={styles.amount}>{COST.free.price}</b>
            <p>{COST.free.text}</p>
          </li>
          <li className={styles.card}>
            <b className={styles.amount}>{COST.monthly.price}</b>
            <p>{COST.monthly.text}</p>
          </li>
          <li className={styles.card}>
            <b className={styles.amount}>{COST.annual.price}</b>
            <p>
              {COST.annual.text} <span className={styles.badge}>{COST.annual.saving}</span>
            </p>
          </li>
        </ul>
        <Link to="/register" className={styles.logIn}>
          {COST.start}
        </Link>
      </section>
      <section className={styles.section}>
        <h2>{QUESTIONS}</h2>
        <dl className={styles.questions}>
          {questions(productName).map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}

/** One payment of the picture, opened. */
function Why() {
  const [payment] = EXAMPLE.payments;
  return (
    <div className={explained.why}>
      <p>
        <b>{payment.from}</b> pays <b>{payment.to}</b> <b className={explained.sum}>{payment.amount}</b>
      </p>
      <ul>
        {EXAMPLE.why.map(({ to, reason, amount }) => (
          <li key={to}>
            <Face of={to} /> Hole {EXAMPLE.hole}, {reason} <span className={explained.sum}>{amount}</span>
          </li>
        ))}
        <li>
          In all <b className={explained.sum}>{EXAMPLE.total}</b>
        </li>
      </ul>
    </div>
  );
}
