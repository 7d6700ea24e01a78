import { extendManualTrialMutation, revokeManualTrialMutation } from '@fairshare/api-client';
import type { ManualTrial } from '@fairshare/contracts';
import { Button } from '@fairshare/ui';
import { type ReactNode, useState } from 'react';
import { EXTEND_DAYS_DEFAULT, TEXTS } from './texts';
import { TrialDialog } from './trial-dialog';
import { useTrialAction } from './use-trial-action';

/**
 * The actions of a manual trial. The component that uses it must outlive the trial's row, because the result of revoking is shown after the row is removed.
 *
 * @returns the buttons of a trial, and the dialog that one of them opens
 */
export function useTrialActions(): { buttons: (trial: ManualTrial) => ReactNode; dialog: ReactNode } {
  const [extended, setExtended] = useState<ManualTrial | null>(null);
  const extend = useTrialAction(extendManualTrialMutation(), { done: TEXTS.extended, failed: TEXTS.extendFailed });
  const revoke = useTrialAction(revokeManualTrialMutation(), { done: TEXTS.revoked, failed: TEXTS.revokeFailed });

  const askAndRevoke = ({ id, fullName }: ManualTrial) => {
    if (window.confirm(TEXTS.confirmRevoke(fullName))) revoke.run({ userId: id });
  };
  return {
    buttons: (trial) => (
      <>
        <Button aria-label={TEXTS.extendOf(trial.fullName)} onClick={() => setExtended(trial)}>
          {TEXTS.extend}
        </Button>
        <Button variant="danger" aria-label={TEXTS.revokeOf(trial.fullName)} disabled={revoke.busy} onClick={() => askAndRevoke(trial)}>
          {TEXTS.revoke}
        </Button>
      </>
    ),
    dialog: extended && (
      <TrialDialog
        title={TEXTS.extendTitle}
        name={extended.fullName}
        daysLabel={TEXTS.additionalDays}
        daysDefault={EXTEND_DAYS_DEFAULT}
        confirmLabel={TEXTS.confirmExtend}
        busyLabel={TEXTS.extending}
        busy={extend.busy}
        onConfirm={({ days, reason }) => extend.run({ userId: extended.id, additionalDays: days, reason }, () => setExtended(null))}
        onClose={() => setExtended(null)}
      />
    ),
  };
}
