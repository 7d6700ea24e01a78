import { changeGroupMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { CALENDAR_YEAR } from '@fairshare/golf-rules';
import { Button, Dialog, Select, Stack, Switch } from '@fairshare/ui';
import { useState } from 'react';
import { useOffline } from '../../session/offline/offline';
import { useChange } from '../../shared/use-change';
import styles from './season.module.css';
import { BEGINS, BEGINS_HINT, BEGINS_ON, COULD_NOT_SAVE, MONTHS, NEEDS_SIGNAL, SAVE, SAVING, SETTINGS_TITLE, SHOW_MONEY, SHOW_MONEY_HINT } from './texts';

/** February has 28 days here: a season cannot start on February 29, which most years lack. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Edits when a group's seasons start, and whether they show money. */
export function SettingsDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { online } = useOffline();
  const [start, setStart] = useState(group.seasonStart ?? CALENDAR_YEAR);
  const [showMoney, setShowMoney] = useState(group.showMoney ?? true);
  const { mutate, isPending } = useChange(changeGroupMutation(), COULD_NOT_SAVE);
  const [month = '01', day = '01'] = start.split('-');
  const lastDay = (of: string) => DAYS[Number(of) - 1] ?? 31;
  const chooseMonth = (next: string) => setStart(`${next}-${Number(day) > lastDay(next) ? lastDay(next) : day}`);
  const save = () => {
    // Sends changed fields only, so that other members' changes of the other fields stay.
    const settings = { ...(start !== group.seasonStart && { seasonStart: start }), ...(showMoney !== group.showMoney && { showMoney }) };
    mutate({ groupId: group.id, settings }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={SETTINGS_TITLE}
      description={online ? undefined : NEEDS_SIGNAL}
      size="small"
      footer={
        <Button variant="primary" disabled={!online} busy={isPending} busyLabel={SAVING} onClick={save}>
          {SAVE}
        </Button>
      }
    >
      <Stack gap={24}>
        <div>
          <div className={styles.start}>
            <Select label={BEGINS} options={MONTHS.map((label, index) => ({ value: twoDigits(index + 1), label }))} value={month} onValueChange={chooseMonth} />
            <Select
              label={BEGINS_ON}
              options={Array.from({ length: lastDay(month) }, (_, index) => ({ value: twoDigits(index + 1), label: String(index + 1) }))}
              value={day}
              onValueChange={(next) => setStart(`${month}-${next}`)}
            />
          </div>
          <p className={styles.hint}>{BEGINS_HINT}</p>
        </div>
        <Switch label={SHOW_MONEY} hint={SHOW_MONEY_HINT} checked={showMoney} onCheckedChange={setShowMoney} />
      </Stack>
    </Dialog>
  );
}
