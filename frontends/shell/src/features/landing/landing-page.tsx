import '@fairshare/ui/field.css';
import { Link } from '@fairshare/federation';
import type { ReactNode } from 'react';
import { Wordmark } from '../../frame/wordmark';
import { FIRST_RESULT, HOLE, whyOf } from './example-hole';
import explained from './explained.module.css';
import { InstallPrompt } from './install-prompt';
import styles from './landing-page.module.css';
import { FeatureIcon } from './feature-icons';
import icons from './feature-icons.module.css';
import { Face, Phone } from './phone';
import { BADGE, COST, END, EXPLAINED, FOR_WHOM, GAMES, HOW, LOG_IN, OFFLINE, PRICE, QUESTIONS, questions, REGISTER, SAMPLE, TAGLINE } from './texts';

/** The page for logged-out visitors. It is also prerendered into landing.html, so it uses no router or query and needs no script. */
export default function LandingPage({ productName, install = <InstallPrompt productName={productName} /> }: { productName: string; install?: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.field}>
        <header className={styles.top}>
          <h1>
            <Wordmark name={productName} />
          </h1>
          <Link to="/login" className={styles.logIn}>
            {LOG_IN}
          </Link>
        </header>
        <section className={styles.hero}>
          <div className={styles.words}>
            <p className={styles.badge}>{BADGE}</p>
            <p className={styles.tagline}>
              {TAGLINE.shots} <span>{TAGLINE.math}</span>
            </p>
            <p className={styles.whom}>{FOR_WHOM}</p>
            <div className={styles.actions}>
              <Link to="/register" className={styles.register}>
                {REGISTER}
              </Link>
              <Link to="/sample" className={styles.sample}>
                {SAMPLE}
              </Link>
            </div>
            <p className={styles.price}>{PRICE}</p>
          </div>
          <Phone productName={productName} />
        </section>
      </div>
      <div className={styles.rest}>
        <div className={styles.installs}>{install}</div>
        <section className={styles.section}>
          <h2>{HOW.title}</h2>
          <ol className={styles.steps}>
            {HOW.steps.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section className={styles.section}>
          <h2>{GAMES.title}</h2>
          <ul className={styles.games}>
            {GAMES.blurbs.map(({ icon, title, text }) => (
              <li key={title} className={styles.game}>
                <FeatureIcon name={icon} />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.pair}>
          <section className={styles.section}>
            <h2>{EXPLAINED.title}</h2>
            <p>{EXPLAINED.text}</p>
            <Why />
          </section>
          <section className={styles.section}>
            <h2>{OFFLINE.title}</h2>
            <p>{OFFLINE.text}</p>
            <p className={styles.offline}>
              <svg viewBox="0 0 24 24" aria-hidden>
                <path d="M3 20h2v-4H3zM9 20h2v-8H9zM15 20h2V8h-2z" />
                <path d="m3 3 18 18" className={icons.line} />
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
          <ul className={styles.plans}>
            {COST.plans.map(({ name, price, text, saving }) => (
              <li key={name}>
                <Link to="/register" className={styles.plan}>
                  <span className={styles.planName}>
                    {name} {saving && <span className={styles.saving}>{saving}</span>}
                  </span>
                  <b className={styles.amount}>{price}</b>
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
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
      </div>
      <div className={styles.end}>
        <p className={styles.closing}>{END.title}</p>
        <Link to="/register" className={styles.register}>
          {END.start}
        </Link>
      </div>
    </main>
  );
}

/** The explanation of one payment of the hole. */
function Why() {
  const { payer, lines, total } = whyOf(FIRST_RESULT);
  return (
    <div className={explained.why}>
      <p className={explained.heading}>
        Hole <b>{HOLE}</b> <span>{EXPLAINED.game}</span>
      </p>
      <ul>
        {lines.map(({ to, own, theirs, apart, amount }) => (
          <li key={to} className={explained.line}>
            <Face of={to} /> <span>{EXPLAINED.reason(payer, own, to, theirs, apart)}</span> <b className={explained.sum}>{amount}</b>
          </li>
        ))}
        <li className={`${explained.line} ${explained.total}`}>
          <Face of={payer} /> <span>{EXPLAINED.total(payer)}</span> <b className={explained.sum}>{total}</b>
        </li>
      </ul>
    </div>
  );
}
