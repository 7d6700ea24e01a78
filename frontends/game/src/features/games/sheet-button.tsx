import { Button } from '@fairshare/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useFailureToast } from '../../shared/failure-toast';

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
  const failure = useFailureToast();
  const [sheet, setSheet] = useState<{ default: ComponentType<SheetProps> } | null>(null);
  return (
    <>
      <Button fullWidth icon={icon} onClick={() => void load().then(setSheet, (error: unknown) => failure.couldNot(couldNot, error))}>
        {label}
      </Button>
      {sheet && <sheet.default onClose={() => setSheet(null)} />}
    </>
  );
}
