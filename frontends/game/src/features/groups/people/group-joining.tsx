import { changeGroupMutation, renewShareCodeMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { Button, ConfirmDialog, SegmentedControl, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { ShareCode } from '../share-code';
import { COULD_NOT_CHANGE, JOINING_CHOICES, NEW_CODE, NEW_CODE_HINT, NEW_CODE_TITLE, WHO_MAY_JOIN } from './texts';
import { useChange } from '../../../shared/use-change';

/** The group's invitation code, and the setting who may join by it. */
export function GroupJoining({ group, canChange }: { group: Group; canChange: boolean }) {
  const [asksForCode, setAsksForCode] = useState(false);
  const change = useChange(changeGroupMutation(), COULD_NOT_CHANGE);
  const renew = useChange(renewShareCodeMutation(), COULD_NOT_CHANGE);
  return (
    <>
      <Stack gap={12}>
        <ShareCode code={group.shareCode} groupName={group.name} />
        {canChange && (
          <SegmentedControl
            label={WHO_MAY_JOIN}
            options={JOINING_CHOICES}
            value={change.isPending ? (change.variables.settings.joining ?? group.joining) : group.joining}
            onValueChange={(joining) => change.mutate({ groupId: group.id, settings: { joining } })}
            fullWidth
          />
        )}
        {canChange && (
          <Button fullWidth onClick={() => setAsksForCode(true)}>
            {NEW_CODE}
          </Button>
        )}
      </Stack>
      {asksForCode && (
        <ConfirmDialog
          open
          onOpenChange={setAsksForCode}
          tone="primary"
          title={NEW_CODE_TITLE}
          description={NEW_CODE_HINT}
          confirmLabel={NEW_CODE}
          busy={renew.isPending}
          onConfirm={() => renew.mutate({ groupId: group.id }, { onSettled: () => setAsksForCode(false) })}
        />
      )}
    </>
  );
}
