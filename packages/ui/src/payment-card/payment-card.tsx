import { ArrowRightIcon, ChevronDownIcon } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { Fragment, type ReactNode, useState } from 'react';
import disclosureStyles from '../disclosure/disclosure.module.css';
import { Money } from '../money/money';
import { PlayerBadge } from '../player/player-badge';
import type { PlayerLook } from '../shared/player-look';
import styles from './payment-card.module.css';

export interface PaymentCardProps {
  from: PlayerLook;
  to: PlayerLook;
  /** Integer cents, above 0. */
  cents: number;
  /** The explanation: what the payment is made of. Without it the card does not expand. */
  children?: ReactNode;
  defaultOpen?: boolean;
  /** Actions for the payment, below everything else. */
  actions?: ReactNode;
}

/** One payment, readable at arm's length: payer, receiver and amount. A press shows why. */
export function PaymentCard({ from, to, cents, children, defaultOpen = false, actions }: PaymentCardProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const payment = (
    // The key replaces the elements, so that another payment in the same place does not count as a layout shift.
    <Fragment key={`${from.name} ${to.name} ${cents}`}>
      <span className={styles.badges} aria-hidden>
        <PlayerBadge player={from} decorative />
        <ArrowRightIcon className={styles.arrow} />
        <PlayerBadge player={to} decorative />
      </span>
      <span className={styles.sentence}>
        <Sentence from={from} to={to} />{' '}
      </span>
      <Money cents={cents} kind="amount" size="huge" />{' '}
    </Fragment>
  );

  if (!children) {
    return (
      <article className={styles.card}>
        <div className={styles.face}>{payment}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </article>
    );
  }
  return (
    <Collapsible.Root asChild open={isOpen} onOpenChange={setIsOpen}>
      <article className={styles.card}>
        <Collapsible.Trigger className={styles.face}>
          {payment}
          <span className={styles.why}>
            {isOpen ? 'Hide' : 'See why'}
            <ChevronDownIcon className={styles.chevron} aria-hidden />
          </span>
        </Collapsible.Trigger>
        <Collapsible.Content className={disclosureStyles.content}>
          <div className={styles.inner}>{children}</div>
        </Collapsible.Content>
        {actions && <div className={styles.actions}>{actions}</div>}
      </article>
    </Collapsible.Root>
  );
}

/** "Ann pays Ben"; to a reader who is one of the two: "You owe Ben", "You get from Ann". */
function Sentence({ from, to }: Pick<PaymentCardProps, 'from' | 'to'>) {
  const before = from.isMe ? 'You owe' : to.isMe ? 'You get from' : null;
  const other = <Name of={from.isMe ? to : from} />;
  if (before !== null) {
    return (
      <>
        <span className={styles.pays}>{before}</span> {other}
      </>
    );
  }
  return (
    <>
      {other} <span className={styles.pays}>pays</span> <Name of={to} />
    </>
  );
}

/** Isolates a name, so that a right-to-left name does not reorder the words around it. */
function Name({ of }: { of: PlayerLook }) {
  return (
    <bdi className={styles.name} translate="no">
      {of.name}
    </bdi>
  );
}
