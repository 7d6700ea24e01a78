import { CircleCheckIcon, CircleXIcon, InfoIcon, TriangleAlertIcon, XIcon } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import noteStyles from '../note/note.module.css';
import type { ToastEntry } from './toast-store';
import styles from './toast.module.css';

const ICONS = { info: InfoIcon, success: CircleCheckIcon, warning: TriangleAlertIcon, error: CircleXIcon };

/** The message itself: an icon, words, at most one action, and a close button. */
export function ToastCard({ entry, onDismiss }: { entry: ToastEntry; onDismiss: () => void }) {
  const { tone = 'info', action } = entry;
  const ToneIcon = ICONS[tone];
  return (
    <RadixToast.Root className={styles.toast} data-tone={tone} open={entry.open} onOpenChange={(open) => !open && onDismiss()}>
      <ToneIcon className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>{entry.title}</RadixToast.Title>
        {entry.description && <RadixToast.Description className={noteStyles.note}>{entry.description}</RadixToast.Description>}
        {action && (
          <RadixToast.Action altText={action.elsewhere ?? action.label} asChild>
            <Button className={styles.action} onClick={action.onPress}>
              {action.label}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close asChild>
        <IconButton label="Close" icon={<XIcon aria-hidden />} className={styles.close} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
