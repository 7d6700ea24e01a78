import { XIcon } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useBackCloses } from '../hooks/use-back-closes';
import { useReturnFocus } from '../hooks/use-return-focus';
import { IconButton } from '../icon-button/icon-button';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line under the title, read out when the dialog opens. */
  description?: ReactNode;
  /** The actions, the primary one last; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** `wide`: two columns from 900 px. */
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** The screen that a full-screen dialog explains, hidden from screen readers and not focusable. The dialog is a few lines below it; beside it from 900 px. */
  scene?: ReactNode;
  /** The URL contains whether the dialog is open, so that Back closes it without an extra history entry. */
  inAddress?: boolean;
  children?: ReactNode;
}

/** Focuses the sheet itself, so that its title is read first and the arrow keys scroll it. A field with `autoFocus` takes precedence. */
function focusSheet(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * A dialog for a task on top of the screen: a bottom sheet within the thumb's reach, a centred window from 900 px.
 * Escape, Back, the close button and a press outside close it. The focus then returns to the element that opened it.
 * For a form, use FormDialog.
 */
export function Dialog({ open, onOpenChange, title, description, footer, size = 'medium', scene, inAddress = false, children }: DialogProps) {
  const returnFocus = useReturnFocus(open);
  useBackCloses(open && !inAddress, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          className={styles.sheet}
          data-size={size}
          data-scene={scene ? '' : undefined}
          onOpenAutoFocus={focusSheet}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          {scene && (
            <div className={styles.scene} aria-hidden>
              {scene}
            </div>
          )}
          <header className={styles.header}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={<XIcon aria-hidden />} className={styles.close} />
            </RadixDialog.Close>
          </header>
          <div className={styles.body}>
            {description && <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>}
            {children}
          </div>
          {footer && (
            <footer className={styles.footer} data-keep-clear>
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
