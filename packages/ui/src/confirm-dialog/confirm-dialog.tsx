import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import styles from '../dialog/dialog.module.css';
import { useBackCloses } from '../hooks/use-back-closes';
import { useReturnFocus } from '../hooks/use-return-focus';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: "Delete Sunday Skins?" */
  title: ReactNode;
  /** What the action takes away, and from whom. */
  description: ReactNode;
  /** The verb, not "OK": "Delete game". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  tone?: 'primary' | 'danger';
  /** The action is in progress: the dialog stays open until the caller closes it. */
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks for confirmation of an action that other people lose by. If only the user's own work is at stake, do it at once and offer undo instead. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  busy = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open);
  const change = (next: boolean) => !busy && onOpenChange(next);
  useBackCloses(open, () => change(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.scrim} />
        <AlertDialog.Content className={styles.sheet} data-size="small" onCloseAutoFocus={returnFocus}>
          <header className={styles.header}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          </header>
          <div className={styles.body}>
            <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
            {children}
          </div>
          <footer className={styles.footer} data-keep-clear>
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={tone} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
