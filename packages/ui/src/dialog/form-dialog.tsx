import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import { Dialog, type DialogProps } from './dialog';
import styles from './dialog.module.css';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  submitLabel: ReactNode;
  submitIcon?: ReactNode;
  /** What is sent is under way: neither a press nor Enter sends it again. */
  busy?: boolean;
  busyLabel?: ReactNode;
  /** What is missing keeps it from being sent. */
  disabled?: boolean;
  /** Beside the primary action. */
  otherAction?: ReactNode;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  /** The fields, under one another. */
  children: ReactNode;
}

/** A dialog that asks for a few fields and sends them, by its primary button or by Enter. Mount it while it is open, so that it starts afresh each time. */
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
