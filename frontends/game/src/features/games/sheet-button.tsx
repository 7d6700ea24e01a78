import { Button } from '@fairshare/ui';
import type { ComponentType, ReactNode } from 'react';
import { useSheet } from '../../shared/use-sheet';

/** A sheet of the round, on top of the screen. */
export interface SheetProps {
  onClose: () => void;
}

interface SheetButtonProps {
  icon: ReactNode;
  label: string;
  /** Fetches the sheet's code, when it is asked for. */
  load: () => Promise<{ default: ComponentType<SheetProps> }>;
  /** Said where the code cannot be had. */
  couldNot: string;
}

/** Opens a sheet of the round. */
export function SheetButton({ icon, label, load, couldNot }: SheetButtonProps) {
  const { sheet, isOpening, open, close } = useSheet(load, couldNot);
  return (
    <>
      <Button fullWidth icon={icon} busy={isOpening} onClick={open}>
        {label}
      </Button>
      {sheet && <sheet.default onClose={close} />}
    </>
  );
}
