import { changeGroupMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { canPlay } from '@fairshare/golf-rules';
import { Button, Checkbox, Dialog, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { COULD_NOT_CHANGE, REGULARS, REGULARS_HINT, SAVE, SAVING } from './texts';
import { useChange } from '../../../shared/use-change';

/** Edits the players who are proposed for a new round. */
export function RegularsDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [regulars, setRegulars] = useState<readonly string[]>(group.regulars);
  const { mutate, isPending } = useChange(changeGroupMutation(), COULD_NOT_CHANGE);
  const canSave = regulars.length === 0 || canPlay(regulars.length);
  const toggle = (playerId: string, isOne: boolean) => setRegulars((now) => (isOne ? [...now, playerId] : now.filter((id) => id !== playerId)));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={REGULARS}
      description={REGULARS_HINT}
      size="small"
      footer={
        <Button
          variant="primary"
          disabled={!canSave}
          busy={isPending}
          busyLabel={SAVING}
          onClick={() => mutate({ groupId: group.id, settings: { regulars: [...regulars] } }, { onSuccess: onClose })}
        >
          {SAVE}
        </Button>
      }
    >
      <Stack gap={8}>
        {group.players.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={regulars.includes(id)} onCheckedChange={(isOne) => toggle(id, isOne)} />
        ))}
      </Stack>
    </Dialog>
  );
}
