import { EXAMPLE, type ExamplePlayer } from './example-hole';
import styles from './phone-picture.module.css';

/** What the picture shows, for who does not see it. */
const SEEN =
  'A phone with hole 11 of a 2/9/16 game. Ann 3 strokes, 7 points; Ben 4, 5 points; Cal 5, 3 points; Dee 6, 1 point. It leads to two payments: Dee pays Ann $12.00 and Cal pays Ben $4.00.';

/** A hole as the app's screen has it, and the payments that it leads to. Nothing in it can be pressed. */
export function PhonePicture({ productName }: { productName: string }) {
  return (
    <div className={styles.scene} role="img" aria-label={SEEN} data-picture>
      <div className={styles.phone}>
        <div className={styles.bar}>
          <img src="/favicon.svg" alt="" width="20" height="20" />
          <span className={styles.names}>
            <span className={styles.product}>
              <span data-product>{productName}</span> <span className={styles.dot} /> Online
            </span>
            <b>This Saturday</b>
          </span>
        </div>
        <div className={styles.hole}>
          <Chevron back />
          <span className={styles.middle}>
            <span>
              Hole <b className={styles.number}>{EXAMPLE.hole}</b>
            </span>
            <span className={styles.saved}>
              <Tick /> Saved
            </span>
          </span>
          <Chevron />
        </div>
        {EXAMPLE.players.map(({ name, strokes, points }) => (
          <div key={name} className={styles.row}>
            <Face of={name} />
            <span className={styles.who}>
              <b>{name}</b>
              <span className={styles.note}>{points === 1 ? '1 point' : `${points} points`}</span>
            </span>
            <span className={styles.stepper}>
              <Sign />
              <b>{strokes}</b>
              <Sign plus />
            </span>
          </div>
        ))}
        <div className={styles.next}>Next Hole</div>
      </div>
      <div className={styles.payments}>
        {EXAMPLE.payments.map(({ from, to, amount }) => (
          <div key={from} className={styles.payment}>
            <Face of={from} />
            <svg className={styles.arrow} viewBox="0 0 24 24">
              <path d="M5 12h14m-6-6 6 6-6 6" />
            </svg>
            <Face of={to} />
            <span className={styles.sentence}>
              <b>{from}</b> pays <b>{to}</b>
            </span>
            <b className={styles.amount}>{amount}</b>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Initials on the colour that the app gives the player. */
export function Face({ of }: { of: ExamplePlayer }) {
  return (
    <span className={styles.face} data-player={of} aria-hidden>
      {of[0]}
    </span>
  );
}

function Chevron({ back = false }: { back?: boolean }) {
  return (
    <span className={styles.step}>
      <svg viewBox="0 0 24 24">
        <path d={back ? 'm15 18-6-6 6-6' : 'm9 18 6-6-6-6'} />
      </svg>
    </span>
  );
}

function Sign({ plus = false }: { plus?: boolean }) {
  return (
    <svg viewBox="0 0 24 24">
      <path d={plus ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
    </svg>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24">
      <path d="m5 13 4 4L19 7" />
    </svg>
  );
}
