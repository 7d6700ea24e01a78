import { ChevronUpIcon } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import type { PopoverPickerProps } from '../popover-picker/popover-picker';
import { NavEntry } from './nav-entry';
import type { AppNavItem, AppNavPicker } from './nav-item';
import styles from './app-nav.module.css';

type Popup = ComponentType<PopoverPickerProps<string>>;

const loadPopup = (): Promise<Popup> => import('../popover-picker/popover-picker').then(({ PopoverPicker }) => PopoverPicker);

/** Has the code of the pickers fetched ahead of the first press. */
export function preloadNavPicker(): void {
  loadPopup().catch(() => undefined);
}

interface NavPickerProps {
  item: AppNavItem;
  picker: AppNavPicker;
  current: boolean;
  side: 'top' | 'right';
}

/**
 * A tab whose press offers its places. On the tab itself they are on the page already: there the press is a plain one. A second press
 * leads to the tab as it was left. The popup's code comes ahead of the first press or with it; without it the tab opens.
 */
export function NavPicker({ item, picker, current, side }: NavPickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<Popup | null>(null);
  const [open, setOpen] = useState(false);
  const press = () => {
    if (current || open) {
      setOpen(false);
      item.onSelect();
      return;
    }
    setOpen(true);
    if (Popup) return;
    loadPopup().then(
      (loaded) => setPopup(() => loaded),
      () => {
        setOpen(false);
        item.onSelect();
      },
    );
  };
  return (
    <>
      <NavEntry
        ref={button}
        item={{ ...item, href: undefined, onSelect: press }}
        current={current}
        aria-haspopup={current ? undefined : 'dialog'}
        aria-expanded={current ? undefined : open}
        aria-busy={(open && !Popup) || undefined}
      >
        <ChevronUpIcon className={styles.chevron} aria-hidden />
      </NavEntry>
      {Popup && <Popup {...picker} anchor={button} open={open} onOpenChange={setOpen} side={side} />}
    </>
  );
}
