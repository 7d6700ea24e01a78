import { grantManualTrialMutation } from '@fairshare/api-client';
import type { FoundUser } from '@fairshare/contracts';
import { Button, Card, PlusIcon, Section } from '@fairshare/ui';
import { useState } from 'react';
import { GrantDialog } from './grant-dialog';
import { TEXTS } from './texts';
import { useTrialAction } from './use-trial-action';
import { UserPicker } from './user-picker';

/** First picks the user, then asks for days and a reason. */
export function GrantTrial() {
  const [picking, setPicking] = useState(false);
  const [chosen, setChosen] = useState<FoundUser | null>(null);
  const grant = useTrialAction(grantManualTrialMutation(), { done: TEXTS.granted, failed: TEXTS.grantFailed });

  const choose = (user: FoundUser) => {
    setPicking(false);
    setChosen(user);
  };
  return (
    <Card>
      <Section
        title={TEXTS.card}
        description={TEXTS.cardText}
        actions={
          <Button variant="primary" icon={<PlusIcon aria-hidden />} onClick={() => setPicking(true)}>
            {TEXTS.grant}
          </Button>
        }
      />
      {picking && <UserPicker onSelect={choose} onClose={() => setPicking(false)} />}
      {chosen && (
        <GrantDialog
          name={chosen.fullName}
          busy={grant.busy}
          onConfirm={(order) => grant.run({ userId: chosen.id, ...order }, () => setChosen(null))}
          onClose={() => setChosen(null)}
        />
      )}
    </Card>
  );
}
