import type { ReactNode } from 'react';
import type { PickerOption } from '../popover-picker/popover-picker';

/** A few places inside a tab, offered in a popup. */
export interface AppNavPicker {
  /** For screen readers: "Choose a game". */
  label: string;
  options: ReadonlyArray<PickerOption<string>>;
  value?: string;
  onPick: (value: string) => void;
}

export interface AppNavItem {
  id: string;
  label: string;
  icon: ReactNode;
  /** With an address the entry is a link: a plain press calls `onSelect`, any other is the browser's. */
  href?: string;
  onSelect: () => void;
  /** What the arrow beside it pops up, and a press on it while it is shown. */
  picker?: AppNavPicker;
}
