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
  /** With an address the entry is a link: a plain click calls `onSelect`, and the browser handles any other click. */
  href?: string;
  onSelect: () => void;
  /** The popup that opens by the arrow next to the tab, and by a press on the tab while the tab is current. */
  picker?: AppNavPicker;
}
