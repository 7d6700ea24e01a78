import { HOLES } from '@fairshare/golf-rules';
import { useEffect, useRef } from 'react';
import { Logo } from '../../frame/logo';
import { type ExamplePayment, type ExamplePlayer, FIRST_RESULT, FIRST_STROKES, HOLE, MOST_PAYMENTS, PLAYERS } from './example-hole';
import { playHole } from './hole-in-play';
import { inPoints, NOBODY_PAYS } from './hole-words';
import styles from './phone.module.css';
import { PHONE } from './texts';

/** A hole as on the app's screen, with a card next to it that shows the resulting payments. Its scores can be changed. */
export function Phone({ productName }: { productName: string }) {
  const phone = useRef<HTMLElement>(null);
  // In the page without the app, the page's script does this.
  useEffect(() => (phone.current ? playHole(phone.current) : undefined), []);
  return (
    <section ref={phone} className={styles.scene} aria-label={PHONE.name} data-phone>
      <div className={styles.phone}>
        <div className={styles.screen}>
          <div className={styles.bar}>
            <span className={styles.logo}>
              <Logo />
            </span>
            <span className={styles.product} data-product>
              {productName}
            </span>
            <span className={styles.online}>Online</span>
          </div>
          <div className={styles.hole}>
            <span className={styles.title}>
              Hole <b className={styles.number}>{HOLE}</b>
            </span>
            <span className={styles.saved}>
              <svg viewBox="0 0 24 24" aria-hidden>
                <path d="m5 13 4 4L19 7" />
              </svg>
              Saved
            </span>
          </div>
          {PLAYERS.map((player) => (
            <Row key={player} player={player} />
          ))}
          <div className={styles.dots} aria-hidden>
            {HOLES.map((hole) => (
              <i key={hole} data-hole={hole < HOLE ? 'done' : hole === HOLE ? 'now' : undefined} />
            ))}
          </div>
        </div>
      </div>
      <div className={styles.card}>
        <p className={styles.heading}>
          {PHONE.card} <span>{PHONE.stake}</span>
        </p>
        <div className={styles.lines}>
          {Array.from({ length: MOST_PAYMENTS }, (_, place) => (
            <Line key={place} payment={FIRST_RESULT.payments[place]} />
          ))}
          <p className={styles.even} data-even hidden={FIRST_RESULT.payments.length > 0}>
            {NOBODY_PAYS}
          </p>
          <p className={styles.hint} data-hint>
            {PHONE.hint}
          </p>
        </div>
      </div>
      <p className={styles.told} role="status" data-told />
    </section>
  );
}

function Row({ player }: { player: ExamplePlayer }) {
  return (
    <div className={styles.row} data-row={player}>
      <Face of={player} />
      <span className={styles.who}>
        <b>{player}</b>
        <span className={styles.note} data-points>
          {inPoints(FIRST_RESULT.points[player])}
        </span>
      </span>
      <span className={styles.stepper} role="group" aria-label={PHONE.strokesOf(player)}>
        <button type="button" data-by="-1" aria-label={PHONE.less(player)}>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M5 12h14" />
          </svg>
        </button>
        <b data-strokes>{FIRST_STROKES[player]}</b>
        <button type="button" data-by="1" aria-label={PHONE.more(player)}>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M5 12h14M12 5v14" />
          </svg>
        </button>
      </span>
    </div>
  );
}

function Line({ payment }: { payment: ExamplePayment | undefined }) {
  const { from, to, amount } = payment ?? { from: 'Dee', to: 'Ann', amount: '' };
  return (
    <p className={styles.payment} data-payment hidden={payment === undefined}>
      <Face of={from} side="from" />
      <Flight />
      <Face of={to} side="to" />
      <span className={styles.sentence}>
        <b data-name="from">{from}</b> pays <b data-name="to">{to}</b>
      </span>
      <b className={styles.amount} data-amount>
        {amount}
      </b>
    </p>
  );
}

/** An arrow shaped like a ball's flight, from payer to payee. */
function Flight() {
  return (
    <svg className={styles.flight} viewBox="0 0 36 20" aria-hidden>
      <path d="M2 17Q15-5 28 11" />
      <path d="m33 18-8-3.5 6.5-5.5z" className={styles.tip} />
    </svg>
  );
}

/** The player's initials on the player's colour in the app. */
export function Face({ of, side }: { of: ExamplePlayer; side?: 'from' | 'to' }) {
  return (
    <span className={styles.face} data-player={of} data-side={side} aria-hidden>
      {of[0]}
    </span>
  );
}
