import type { Group, Tab, Transaction } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import type { TabEntry } from '@fairshare/offline';
import { Button, CheckIcon, IconButton, Note, PaymentCard, Section, Share2Icon, useToast } from '@fairshare/ui';
import { useState } from 'react';
import { useOffline } from '../../session/offline/offline';
import { everyoneOf } from '../../session/selection/round-players';
import { whoRecords } from '../../session/tab/who-records';
import { playerOf } from '../../shared/player-of';
import { shareText } from '../../shared/send';
import { paymentWords } from '../../shared/tab-words';
import { PartDialog } from './part-dialog';
import { causeOf } from './undo';
import styles from './tab.module.css';
import {
  BEING_SENT,
  COPIED,
  copyLabel,
  COULD_NOT_SHARE,
  onlyThey,
  PAID,
  paidLabel,
  PART,
  partLabel,
  PAYMENTS,
  PAYMENTS_HINT,
  recorded,
  SENT_LATER,
  UNDO,
  UNDO_ELSEWHERE,
} from './texts';

/** The fewest payments that settle the tab, the user's own first. Each can be marked as paid. */
export function Payments({ group, tab, uncertain }: { group: Group; tab: Tab; uncertain: readonly TabEntry[] }) {
  const isMine = ({ from, to }: Transaction) => group.me !== null && (from === group.me || to === group.me);
  const mineFirst = [...tab.payments].sort((one, other) => Number(isMine(other)) - Number(isMine(one)));
  return (
    <Section title={PAYMENTS} description={PAYMENTS_HINT}>
      <ul role="list" className={styles.payments}>
        {mineFirst.map((payment) => (
          <li key={`${payment.from} ${payment.to}`}>
            <Payment group={group} tab={tab} payment={payment} isUncertain={uncertain.some(isBetween(payment))} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const isBetween =
  ({ from, to }: Transaction) =>
  (entry: TabEntry): boolean =>
    (entry.from === from && entry.to === to) || (entry.from === to && entry.to === from);

/** `isUncertain`: the server may already have a payment between these two, so no further one is offered. */
function Payment({ group, tab, payment: { from, to, amount }, isUncertain }: { group: Group; tab: Tab; payment: Transaction; isUncertain: boolean }) {
  const [isPart, setIsPart] = useState(false);
  const record = useRecord(group, tab);
  const { toast } = useToast();
  const players = everyoneOf(group);
  const cents = dollarsToCents(amount);
  const nameOf = (playerId: string) => playerOf(players, playerId).name;
  const words = paymentWords(nameOf(from), nameOf(to), cents);
  const others = whoRecords(group, { from, to }).map(nameOf);
  const share = async () => {
    try {
      if ((await shareText(group.name, words)) === 'copied') toast({ title: COPIED, tone: 'success' });
    } catch {
      toast({ title: COULD_NOT_SHARE, tone: 'error' });
    }
  };
  return (
    <PaymentCard
      from={playerOf(players, from)}
      to={playerOf(players, to)}
      cents={cents}
      actions={
        <>
          {others.length > 0 ? (
            <Note>{onlyThey(others)}</Note>
          ) : isUncertain ? (
            <Note>{BEING_SENT}</Note>
          ) : (
            <>
              <Button icon={<CheckIcon aria-hidden />} aria-label={paidLabel(words)} onClick={() => record(from, to, cents)}>
                {PAID}
              </Button>
              <Button variant="ghost" aria-label={partLabel(words)} onClick={() => setIsPart(true)}>
                {PART}
              </Button>
            </>
          )}
          <span className={styles.share}>
            <IconButton label={copyLabel(words)} icon={<Share2Icon aria-hidden />} onClick={() => void share()} />
          </span>
          {isPart && (
            <PartDialog
              words={words}
              mostCents={cents}
              onClose={() => setIsPart(false)}
              onRecord={(part) => {
                setIsPart(false);
                record(from, to, part);
              }}
            />
          )}
        </>
      }
    />
  );
}

/** Records a payment optimistically, and offers to undo it. */
function useRecord(group: Group, tab: Tab): (from: string, to: string, cents: number) => void {
  const { online, pay, undoPayment } = useOffline();
  const { toast } = useToast();
  const players = everyoneOf(group);
  return (from, to, cents) => {
    const payment = { groupId: group.id, from, to, cents };
    const words = paymentWords(playerOf(players, from).name, playerOf(players, to).name, cents);
    void pay(payment, tab.lines[0]?.id ?? null).then((key) =>
      toast({
        title: recorded(words),
        description: online ? undefined : SENT_LATER,
        tone: 'success',
        cause: causeOf(payment),
        action: { label: UNDO, onPress: () => undoPayment(payment, { key }), elsewhere: UNDO_ELSEWHERE },
      }),
    );
  };
}
