import type { Group, TabLine } from '@fairshare/contracts';
import { dollarsToCents, formatDollars } from '@fairshare/golf-rules';
import { Button, DivergingBars, Money, Note, Row } from '@fairshare/ui';
import { useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { useOffline } from '../../session/offline/offline';
import { everyoneOf } from '../../session/selection/round-players';
import { useSelection } from '../../session/selection/selection';
import { formatDay } from '../../shared/dates';
import { playerOf } from '../../shared/player-of';
import { LineRow } from './line-row';
import { nameFor } from './names';
import { NotRightDialog } from './not-right-dialog';
import styles from './tab.module.css';
import {
  CORRECTION_HINT,
  correctedBy,
  correctionOf,
  settledBy,
  disagreed,
  EVERYONE,
  finishedBy,
  NEEDS_SIGNAL,
  NOT_COUNTED,
  NOT_RIGHT,
  paidTitle,
  recordedBy,
  ROUND_GONE,
  SEE_ROUND,
  UNDO,
  undoneBy,
  UNDO_WAITS,
} from './texts';
import { useUndo } from './undo';

interface LineProps {
  group: Group;
  line: TabLine;
  /** All loaded lines, because an undo refers to the payment that it undoes. */
  lines: readonly TabLine[];
  isBeingUndone: boolean;
}

/** One line of the tab. When opened, it shows each player's amount and a link to the source of the amounts. */
export function Line({ group, line, lines, isBeingUndone }: LineProps) {
  const moved = Object.entries(line.nets).filter(([, dollars]) => dollars !== 0);
  const own = group.me === null ? undefined : line.nets[group.me];
  return (
    <LineRow
      title={titleOf(group, line)}
      subtitle={subtitleOf(group, line, lines, isBeingUndone)}
      isStruck={line.undoneBy !== null || isBeingUndone}
      amount={own !== undefined && <Money cents={dollarsToCents(own)} />}
    >
      {moved.length > 0 && (
        <DivergingBars
          label={EVERYONE}
          entries={moved.map(([playerId, dollars]) => ({ id: playerId, player: playerOf(everyoneOf(group), playerId), cents: dollarsToCents(dollars) }))}
        />
      )}
      {line.payment?.note && <p className={styles.note}>{line.payment.note}</p>}
      {line.kind === 'correction' && !line.chosen && <Note>{CORRECTION_HINT}</Note>}
      {line.chosen && <Note>{settledBy(line.chosen)}</Note>}
      {line.round && <RoundLink round={line.round} />}
      {line.payment && !isBeingUndone && <PaymentActions group={group} line={line} />}
    </LineRow>
  );
}

/** Opens the round's Payouts, which explain it down to the hole. */
function RoundLink({ round }: { round: NonNullable<TabLine['round']> }) {
  const { selectGame, openTab } = useSelection();
  const { close } = useDialogs();
  if (round.isGone) return <Note>{ROUND_GONE}</Note>;
  const open = () => {
    selectGame(round.id);
    openTab('scoreboard');
    close();
  };
  return (
    <Row align="center">
      <Button onClick={open}>{SEE_ROUND}</Button>
    </Row>
  );
}

function PaymentActions({ group, line }: { group: Group; line: TabLine }) {
  const { online } = useOffline();
  const undo = useUndo();
  const [isAsking, setIsAsking] = useState(false);
  if (!line.payment || (!line.canUndo && !line.canReopen)) return null;
  const { from, to, amount } = line.payment;
  return (
    <Row align="center">
      {line.canUndo && <Button onClick={() => undo({ groupId: group.id, from, to, cents: dollarsToCents(amount) }, { paymentId: line.id })}>{UNDO}</Button>}
      {line.canReopen && (
        <Button disabled={!online} onClick={() => setIsAsking(true)}>
          {NOT_RIGHT}
        </Button>
      )}
      {line.canReopen && !online && <Note as="span">{NEEDS_SIGNAL}</Note>}
      {isAsking && <NotRightDialog group={group} line={line} onClose={() => setIsAsking(false)} />}
    </Row>
  );
}

function titleOf(group: Group, { kind, round, payment }: TabLine): string {
  switch (kind) {
    case 'round':
      return round?.name ?? '';
    case 'correction':
      return correctionOf(round?.name ?? '');
    case 'payment':
      return payment ? `${paidTitle(nameFor(group, payment.from), nameFor(group, payment.to, 'object'))} ${formatDollars(dollarsToCents(payment.amount))}` : '';
    case 'undone':
      return NOT_COUNTED;
  }
}

function subtitleOf(group: Group, line: TabLine, lines: readonly TabLine[], isBeingUndone: boolean): string {
  const day = formatDay(line.at, group);
  switch (line.kind) {
    case 'round':
      return `${finishedBy(line.byName)}, ${day}`;
    case 'correction':
      return `${correctedBy(line.byName)}, ${day}`;
    case 'undone':
      return `${line.reason === null ? undoneBy(line.byName) : disagreed(line.byName, line.reason)}, ${day}`;
    case 'payment': {
      const undone = lines.find(({ id }) => id === line.undoneBy);
      const fate = isBeingUndone ? UNDO_WAITS : undone ? subtitleOf(group, undone, lines, false) : line.undoneBy === null ? null : NOT_COUNTED;
      return [`${recordedBy(line.byName)}, ${day}`, fate].filter(Boolean).join(' · ');
    }
  }
}
