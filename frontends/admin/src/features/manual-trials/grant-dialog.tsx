import { GRANT_DAYS_DEFAULT, TEXTS } from './texts';
import { TrialDialog, type TrialOrder } from './trial-dialog';

interface GrantDialogProps {
  /** The user who gets the trial. */
  name: string;
  busy: boolean;
  onConfirm: (order: TrialOrder) => void;
  onClose: () => void;
}

/** Days and a reason for a manual trial of a user who has none. Mounted while it is open. */
export function GrantDialog(props: GrantDialogProps) {
  return <TrialDialog title={TEXTS.grant} daysLabel={TEXTS.days} daysDefault={GRANT_DAYS_DEFAULT} confirmLabel={TEXTS.confirmGrant} busyLabel={TEXTS.granting} {...props} />;
}
