import type { Group } from '@fairshare/contracts';
import { Button, List, ListRow, Note, Stack } from '@fairshare/ui';
import { useSheet } from '../../../shared/use-sheet';
import { CHOOSE_TIME_ZONE, COULD_NOT_CHANGE, EDIT_GROUP, NO_TIME_ZONE, TIME_ZONE, TIME_ZONE_HINT, zoneInWords } from './texts';

/** The time zone in which the group's days begin and end. */
export function GroupTimeZone({ group, canChange }: { group: Group; canChange: boolean }) {
  const dialog = useSheet(() => import('./time-zone-dialog'), COULD_NOT_CHANGE);
  return (
    <Stack gap={12}>
      <Note>{TIME_ZONE_HINT}</Note>
      <List label={TIME_ZONE}>
        <ListRow
          title={group.timeZone === undefined ? NO_TIME_ZONE : zoneInWords(group.timeZone)}
          trailing={
            canChange && (
              <Button aria-label={CHOOSE_TIME_ZONE} busy={dialog.isOpening} onClick={dialog.open}>
                {EDIT_GROUP}
              </Button>
            )
          }
        />
      </List>
      {dialog.sheet && <dialog.sheet.TimeZoneDialog group={group} onClose={dialog.close} />}
    </Stack>
  );
}
