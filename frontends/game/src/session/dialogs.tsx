import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Dialogs that several screens open. The frame renders them, so that features need not depend on each other. */
export type DialogId = 'create-group' | 'group' | 'tab' | 'season' | 'create-game' | 'join-game' | 'notifications' | 'tutorial' | 'about' | 'terms' | 'privacy';

export interface Dialogs {
  /** The dialog that is currently open. */
  readonly shown: DialogId | null;
  /** Opens a dialog in place of the current one. */
  open(dialog: DialogId): void;
  close(): void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

/** Throws outside the main screen. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider above it');
  return dialogs;
}

export function DialogsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<DialogId | null>(null);
  const dialogs = useMemo<Dialogs>(() => ({ shown, open: setShown, close: () => setShown(null) }), [shown]);
  return <DialogsContext value={dialogs}>{children}</DialogsContext>;
}
