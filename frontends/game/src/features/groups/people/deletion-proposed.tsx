import { keepGroupMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { Banner, Button } from '@fairshare/ui';
import { formatDay } from '../../../shared/dates';
import { useChange } from '../../../shared/use-change';
import { COULD_NOT_KEEP, KEEP_GROUP, PROPOSED_TITLE, proposedHint } from './texts';

/** Shows that a member proposed to delete the group, with a button to object. Renders nothing without a proposal. */
export function DeletionProposed({ group }: { group: Group }) {
  const keep = useChange(keepGroupMutation(), COULD_NOT_KEEP);
  if (group.deletionDueAt === undefined) return null;
  return (
    <Banner
      tone="warning"
      title={PROPOSED_TITLE}
      action={
        <Button busy={keep.isPending} onClick={() => keep.mutate({ groupId: group.id })}>
          {KEEP_GROUP}
        </Button>
      }
    >
      {proposedHint(formatDay(group.deletionDueAt, group))}
    </Banner>
  );
}
