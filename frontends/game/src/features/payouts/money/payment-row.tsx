import { ChevronRightIcon, Money, PlayerBadge, VisuallyHidden } from '@fairshare/ui';
import { type CSSProperties, Fragment, type ReactNode, useId, useState } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import { HIDE, SEE_WHY } from '../texts';
import styles from './payment-row.module.css';

interface PaymentRowProps {
  from: ShownPlayer;
  to: ShownPlayer;
  /** Integer cents, above 0. */
  cents: number;
  /** Set if the reasons are shown in a separate panel, and not below the row. */
  beside?: { open: boolean; onOpenChange: (open: boolean) => void; panelId: string } | undefined;
  /** The reasons: what the payment consists of. */
  children: () => ReactNode;
}

/** One payment in a line: payer, receiver and amount. Pressing it opens the reasons. */
export function PaymentRow({ from, to, cents, beside, children }: PaymentRowProps) {
  const [opened, setOpened] = useState(false);
  const ownPanel = useId();
  const isOpen = beside?.open ?? opened;
  const panelId = beside?.panelId ?? ownPanel;
  return (
    <article className={styles.payment} data-chosen={(beside && isOpen) || undefined}>
      <button
        type="button"
        className={styles.face}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => (beside ? beside.onOpenChange(!isOpen) : setOpened(!isOpen))}
      >
        {/* The key mounts another payment in the same place anew, which avoids an animation of its changing words. */}
        <Fragment key={`${from.name} ${to.name} ${cents}`}>
          <Who from={from} to={to} />
          <Money cents={cents} kind="amount" size="large" />
        </Fragment>{' '}
        <VisuallyHidden>{isOpen ? HIDE : SEE_WHY}</VisuallyHidden>
        <ChevronRightIcon className={styles.chevron} aria-hidden />
      </button>
      {!beside && isOpen && (
        <div id={panelId} className={styles.why}>
          {children()}
        </div>
      )}
    </article>
  );
}

/** "Ann pays Ben". If the user is one of the two: "You owe Ben" or "You get from Ann". */
function Who({ from, to }: Pick<PaymentRowProps, 'from' | 'to'>) {
  const mine = from.isMe ? 'You owe' : to.isMe ? 'You get from' : null;
  return (
    <>
      <span className={styles.badges} aria-hidden>
        <PlayerBadge player={from} size="small" decorative />
        <PlayerBadge player={to} size="small" decorative />
      </span>
      <span className={styles.sentence}>
        {mine === null ? (
          <>
            <Name of={from} />{' '}
            <span>
              <span className={styles.pays}>pays</span> <Name of={to} />{' '}
            </span>
          </>
        ) : (
          <>
            <span className={styles.pays}>{mine}</span> <Name of={from.isMe ? to : from} />{' '}
          </>
        )}
      </span>
    </>
  );
}

/** `bdi`: a name in a right-to-left script does not reorder the words around it. */
function Name({ of }: { of: ShownPlayer }) {
  return (
    <bdi className={styles.name} translate="no">
      {of.name}
    </bdi>
  );
}

/** Room is measured with this many of the longest names; shorter ones take no more lines. */
const LONGEST_NAMES = 4;
const WIDEST_AMOUNT = '$0,000.00';

interface PaymentRoomProps {
  /** Players among whom payments may appear; empty: no room is reserved. */
  players: readonly ShownPlayer[];
  /** Maximum number of payments; default: one less than there are players. */
  payments?: number;
  children: ReactNode;
}

/** Reserves room for the maximum number of payments and the longest names: payments come and go with other players' scores, and nothing below should move. */
export function PaymentRoom({ players, payments = players.length - 1, children }: PaymentRoomProps) {
  const longest = [...players].sort((one, other) => other.name.length - one.name.length).slice(0, LONGEST_NAMES);
  return (
    <div className={styles.room}>
      {players.length > 0 && payments > 0 && (
        <div className={styles.rooms} style={{ '--rows': payments } as CSSProperties} aria-hidden>
          {longest.map(({ id, name }) => (
            <span key={id} className={styles.face} data-room>
              <span className={styles.badges} />
              <span className={styles.sentence} data-first={name} data-second={`pays ${name}`} />
              <span className={styles.amountRoom} data-amount={WIDEST_AMOUNT} />
              <span className={styles.chevron} />
            </span>
          ))}
        </div>
      )}
      <div data-alone={payments === 1 || undefined}>{children}</div>
    </div>
  );
}
