import type { Group } from '@fairshare/contracts';
import { Button, Dialog, UserPlusIcon } from '@fairshare/ui';
import { useState } from 'react';
import { ShareCode } from './share-code';
import { INVITE, inviteTo } from './texts';

/** A button that opens the invitation. Used once the group has its players. */
export function Invite({ group }: { group: Group }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<UserPlusIcon aria-hidden />} onClick={() => setIsOpen(true)}>
        {INVITE}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setIsOpen} size="small" title={inviteTo(group.name)}>
          <ShareCode code={group.shareCode} groupName={group.name} />
        </Dialog>
      )}
    </>
  );
}
