import { Button, type ButtonVariant } from '@fairshare/ui';
import type { ComponentType, ReactNode } from 'react';
import { useSheet } from '../../shared/use-sheet';

/** A sheet of the round opens on top of the screen. */
export interface SheetProps {
  onClose: () => void;
}

interface SheetButtonProps {
  icon: ReactNode;
  label: ReactNode;
  variant?: ButtonVariant | undefined;
  /** Loads the sheet's code on demand. */
  load: () => Promise<{ default: ComponentType<SheetProps> }>;
  /** The message shown when the code cannot be loaded. */
  couldNot: string;
}

/** Opens a sheet of the round. */
export function SheetButton({ icon, label, variant, load, couldNot }: SheetButtonProps) {
  const { sheet, isOpening, open, close } = useSheet(load, couldNot);
  return (
    <>
      <Button fullWidth variant={variant} icon={icon} busy={isOpening} onClick={open}>
        {label}
      </Button>
      {sheet && <sheet.default onClose={close} />}
    </>
  );
}
