import { dollarsToCents } from '@fairshare/golf-rules';
import { Banner, Button, Card, Dialog, DivergingBars, EmptyState, ErrorState, HandCoinsIcon, List, Note, Section, SkeletonList, SplitView, Stack } from '@fairshare/ui';
import type { Group, TabLine } from '@fairshare/contracts';
import { useOffline } from '../../session/offline/offline';
import { everyoneOf } from '../../session/selection/round-players';
import { useGroupOfDialog } from '../../session/selection/use-group-of-dialog';
import { type ShownTab, tabSentence, useTab } from '../../session/tab/use-tab';
import { WhoAmI } from '../../session/who-am-i';
import { playerOf } from '../../shared/player-of';
import { Line } from './line';
import { Payments } from './payments';
import styles from './tab.module.css';
import { AS_LAST_SEEN, COULD_NOT_LOAD, EVERYONE, LINES, LOADING_TAB, NOTHING_LOST, NOTHING_YET, NOTHING_YET_HINT, OLDER, tabTitle, WHO_ARE_YOU } from './texts';
import { Reminders } from './reminders';
import { UnsentPayment } from './unsent-payment';

/** The tab of the selected group: its balances, the payments that settle it, and its lines. */
export default function TabDialog() {
  const { group, close } = useGroupOfDialog();
  if (!group) return null;
  return (
    <Dialog open onOpenChange={close} title={tabTitle(group.name)} size="wide">
      <TabOf group={group} />
    </Dialog>
  );
}

function TabOf({ group }: { group: Group }) {
  const { online } = useOffline();
  const shown = useTab(group.id);
  const { tab, error, retry } = shown;
  if (!tab) return error ? <ErrorState title={COULD_NOT_LOAD} safe={NOTHING_LOST} onRetry={retry} /> : <SkeletonList label={LOADING_TAB} rows={5} />;
  const players = everyoneOf(group);
  const standings = Object.entries(tab.balances)
    .filter(([playerId, dollars]) => dollars !== 0 || playerId === group.me)
    .map(([playerId, dollars]) => ({ id: playerId, player: playerOf(players, playerId), cents: dollarsToCents(dollars) }));
  const lines = <Lines group={group} shown={shown} />;
  // The section of lines shows that the tab is unused, so the rest is left out.
  const isUnused = tab.lines.length === 0 && tab.payments.length === 0;
  return (
    <Stack gap={32}>
      {!isUnused && (
        <Stack gap={12}>
          <p className={styles.standing}>{tabSentence(tab, group.me)}</p>
          {group.me === null && (
            <WhoAmI group={group}>
              <Note>{WHO_ARE_YOU}</Note>
            </WhoAmI>
          )}
        </Stack>
      )}
      {!online && <Banner tone="warning">{AS_LAST_SEEN}</Banner>}
      {tab.payments.length > 0 ? (
        <SplitView
          ratio="even"
          list={
            <>
              <Payments group={group} tab={tab} uncertain={shown.uncertain} />
              <Section title={EVERYONE}>
                <Card>
                  <DivergingBars label={EVERYONE} entries={standings} />
                </Card>
              </Section>
              <Reminders group={group} tab={tab} />
            </>
          }
          detail={lines}
        />
      ) : (
        <>
          <Reminders group={group} tab={tab} />
          {lines}
        </>
      )}
    </Stack>
  );
}

/** A line that undoes a payment is shown in that payment's row, if that row was loaded. */
const isShown =
  (lines: readonly TabLine[]) =>
  ({ kind, undoes }: TabLine): boolean =>
    kind !== 'undone' || lines.every(({ id }) => id !== undoes);

function Lines({ group, shown: { tab, entries, readOlder, isReadingOlder } }: { group: Group; shown: ShownTab }) {
  const lines = tab?.lines ?? [];
  const tapped = entries.filter(({ kind, refusal, isTakenBack }) => (kind === 'pay' || refusal !== null) && !isTakenBack).reverse();
  if (lines.length + tapped.length === 0) {
    return (
      <EmptyState icon={<HandCoinsIcon aria-hidden />} title={NOTHING_YET}>
        {NOTHING_YET_HINT}
      </EmptyState>
    );
  }
  return (
    <Section title={LINES}>
      <List label={LINES}>
        {tapped.map((entry) => (
          <UnsentPayment key={entry.sentAs ?? entry.key} group={group} entry={entry} />
        ))}
        {lines.filter(isShown(lines)).map((line) => (
          <Line
            key={line.id}
            group={group}
            line={line}
            lines={lines}
            isBeingUndone={entries.some(({ kind, paymentId, refusal }) => kind === 'undo' && paymentId === line.id && refusal === null)}
          />
        ))}
      </List>
      {readOlder && (
        <Button variant="ghost" busy={isReadingOlder} onClick={readOlder}>
          {OLDER}
        </Button>
      )}
    </Section>
  );
}
