import { grantManualTrialByEmailMutation, manualTrialsQuery } from '@fairshare/api-client';
import type { ManualTrial } from '@fairshare/contracts';
import { Badge, Button, Note, Row } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../shared/dates';
import { Facts } from '../../shared/facts';
import { daysBadge } from './days';
import { GrantDialog } from './grant-dialog';
import styles from './manual-trials.module.css';
import { TEXTS } from './texts';
import { useTrialAction } from './use-trial-action';
import { useTrialActions } from './use-trial-actions';

interface UserTrialProps {
  email: string;
  name: string;
}

/** A user's manual trial, with buttons to extend or revoke it; for a user without a trial, a button to grant one. */
export function UserTrial({ email, name }: UserTrialProps) {
  const { data } = useQuery(manualTrialsQuery());
  const { buttons, dialog } = useTrialActions();
  const granting = useGrantTo({ email, name });
  const trial = data?.trials.find((one) => one.email === email);
  return (
    <section className={styles.ofUser}>
      <h3>{TEXTS.manualTrial}</h3>
      {trial ? <TrialFacts trial={trial} /> : <Note>{data ? TEXTS.noneOfUser : TEXTS.loadFailed}</Note>}
      {data && <Row>{trial ? buttons(trial) : granting.button}</Row>}
      {dialog}
      {granting.dialog}
    </section>
  );
}

function TrialFacts({ trial }: { trial: ManualTrial }) {
  const { columns } = TEXTS;
  return (
    <Facts
      facts={[
        [columns.granted, formatDay(trial.manualTrialGrantedAt)],
        [columns.expires, formatDay(trial.manualTrialEndsAt)],
        [
          columns.daysRemaining,
          <Badge key="days" variant={daysBadge(trial.daysRemaining)}>
            {trial.daysRemaining}
          </Badge>,
        ],
        [columns.reason, trial.manualTrialReason],
        [TEXTS.grantedBy, trial.manualTrialGrantedBy || TEXTS.granterGone],
      ]}
    />
  );
}

/** The component that uses it must outlive the button, which unmounts once there is a trial: the result is shown afterwards. */
function useGrantTo({ email, name }: UserTrialProps): { button: ReactNode; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const grant = useTrialAction(grantManualTrialByEmailMutation(), { done: TEXTS.granted, failed: TEXTS.grantFailed });
  return {
    button: (
      <Button aria-label={TEXTS.grantToUser(name)} onClick={() => setIsOpen(true)}>
        {TEXTS.grant}
      </Button>
    ),
    dialog: isOpen && <GrantDialog name={name} busy={grant.busy} onConfirm={(order) => grant.run({ email, ...order }, () => setIsOpen(false))} onClose={() => setIsOpen(false)} />,
  };
}
