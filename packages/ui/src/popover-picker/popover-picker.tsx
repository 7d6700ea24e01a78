import { CheckIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './popover-picker.module.css';

export interface PickerOption<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

export interface PopoverPickerProps<Value extends string> {
  /** The button that opens it; must forward its ref and props. */
  trigger: ReactElement;
  /** What is being picked, for screen readers. */
  label: string;
  options: ReadonlyArray<PickerOption<Value>>;
  /** The one in use now. */
  value?: Value;
  onPick: (value: Value) => void;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A few big choices that pop up beside a button and go away once one is picked. */
export function PopoverPicker<Value extends string>({
  trigger,
  label,
  options,
  value,
  onPick,
  side = 'top',
}: PopoverPickerProps<Value>) {
  const [open, setOpen] = useState(false);
  const pick = (option: Value) => {
    setOpen(false);
    onPick(option);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.popover} side={side} sideOffset={8} collisionPadding={8} aria-label={label}>
          <ul className={styles.list}>
            {options.map((option) => (
              <li key={option.value}>
                <button
                  type="button"
                  className={styles.option}
                  aria-current={option.value === value ? 'true' : undefined}
                  onClick={() => pick(option.value)}
                >
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
