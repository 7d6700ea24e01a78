import type { ReactNode } from 'react';
import type { PickerOption } from '../popover-picker/popover-picker';

/** A few places inside a tab, offered in a popup as the tab is pressed. */
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
  /** While another tab is shown, a press pops up these places instead of leading to the tab. */
  picker?: AppNavPicker;
}
