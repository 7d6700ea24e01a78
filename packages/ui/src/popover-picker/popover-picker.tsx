import { CheckIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useBackCloses } from '../hooks/use-back-closes';
import { cx } from '../shared/cx';
import popupStyles from '../shared/popup.module.css';
import styles from './popover-picker.module.css';

export interface PickerOption<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

export interface PopoverPickerProps<Value extends string> {
  /** The button next to which the popup opens. It gets the focus back when the popup closes. */
  anchor: RefObject<HTMLElement | null>;
  /** A press in this element does not count as a press outside. Missing: the button. */
  within?: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is being picked, for screen readers. */
  label: string;
  options: ReadonlyArray<PickerOption<Value>>;
  /** The current value. */
  value?: Value;
  onPick: (value: Value) => void;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A popup of a few big options next to a button. It closes once an option is picked. */
export function PopoverPicker<Value extends string>({ anchor, within = anchor, open, onOpenChange, label, options, value, onPick, side = 'top' }: PopoverPickerProps<Value>) {
  useBackCloses(open, () => onOpenChange(false));
  const pick = (option: Value) => {
    onOpenChange(false);
    onPick(option);
  };
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          className={cx(popupStyles.popup, styles.popover)}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          aria-label={label}
          onInteractOutside={(event) => {
            // The button handles a press on itself. Otherwise such a press would close the popup and open it again.
            if (within.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // If the user pressed another control, the focus stays there.
            if (document.activeElement === document.body) anchor.current?.focus();
          }}
        >
          <ul className={styles.list}>
            {options.map((option) => (
              <li key={option.value}>
                <button type="button" className={styles.option} aria-current={option.value === value ? 'true' : undefined} onClick={() => pick(option.value)}>
                  {option.icon}
                  <span className={styles.words}>{option.label}</span>
                  {option.value === value && <CheckIcon aria-hidden />}
                </button>
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
