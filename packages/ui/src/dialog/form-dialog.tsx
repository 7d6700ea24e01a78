import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import { Dialog, type DialogProps } from './dialog';
import styles from './dialog.module.css';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  submitLabel: ReactNode;
  submitIcon?: ReactNode;
  /** A submission is in progress: neither a press nor Enter submits the form again. */
  busy?: boolean;
  busyLabel?: ReactNode;
  /** The form lacks required input, so it cannot be submitted. */
  disabled?: boolean;
  /** An action beside the primary one. */
  otherAction?: ReactNode;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  /** The fields, in one column. */
  children: ReactNode;
}

/** A dialog with a few fields, submitted by its primary button or by Enter. Mount it only while it is open, so that its state is new each time. */
export function FormDialog({ submitLabel, submitIcon, busy = false, busyLabel, disabled = false, otherAction, onSubmit, onClose, children, ...dialog }: FormDialogProps) {
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit(event.currentTarget);
  };
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={onClose}
      footer={
        <>
          {otherAction}
          <Button type="submit" form={formId} variant="primary" icon={submitIcon} disabled={disabled} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
