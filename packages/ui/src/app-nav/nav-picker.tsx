import { ChevronUpIcon } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import type { PopoverPickerProps } from '../popover-picker/popover-picker';
import { NavEntry } from './nav-entry';
import type { AppNavItem, AppNavPicker } from './nav-item';
import styles from './app-nav.module.css';

type Popup = ComponentType<PopoverPickerProps<string>>;

const loadPopup = (): Promise<Popup> => import('../popover-picker/popover-picker').then(({ PopoverPicker }) => PopoverPicker);

/** Preloads the code of the pickers before the first press. */
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
 * A tab with places. A press opens the tab in its last state. A press on the current tab opens a popup of its places, and so does a press on the arrow
 * at any time. The popup's code is preloaded, or loaded on the first press. If it cannot be loaded, the tab opens.
 */
export function NavPicker({ item, picker, current, side }: NavPickerProps) {
  const places = useRef<HTMLDivElement>(null);
  const arrow = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<Popup | null>(null);
  const [open, setOpen] = useState(false);
  const offer = () => {
    setOpen(!open);
    if (open || Popup) return;
    loadPopup().then(
      (loaded) => setPopup(() => loaded),
      () => {
        setOpen(false);
        item.onSelect();
      },
    );
  };
  const offers = { 'aria-haspopup': 'dialog', 'aria-expanded': open } as const;
  return (
    <div ref={places} className={styles.places}>
      <NavEntry item={{ ...item, href: undefined, onSelect: current ? offer : item.onSelect }} current={current} {...(current && offers)} />
      <button ref={arrow} type="button" className={styles.arrow} aria-label={picker.label} {...offers} aria-busy={(open && !Popup) || undefined} onClick={offer}>
        <ChevronUpIcon aria-hidden />
      </button>
      {Popup && <Popup {...picker} anchor={arrow} within={places} open={open} onOpenChange={setOpen} side={side} />}
    </div>
  );
}
