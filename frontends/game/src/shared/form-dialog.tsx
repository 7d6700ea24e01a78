import { Button, Dialog, type DialogProps } from '@fairshare/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FormDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'footer'> {
  /** The button that sends the form. */
  submit: Pick<ComponentProps<typeof Button>, 'icon' | 'disabled' | 'busy' | 'busyLabel'> & { label: ReactNode };
  /** Another button, before it. */
  beside?: ReactNode;
  /** Of the form. */
  className?: string;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
}

/** A dialog with a form to be sent, open as long as it is drawn; who sends the form closes it. */
export function FormDialog({ submit: { label, ...submit }, beside, className, onSubmit, onClose, children, ...dialog }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={onClose}
      footer={
        <>
          {beside}
          <Button {...submit} type="submit" form={formId} variant="primary">
            {label}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
