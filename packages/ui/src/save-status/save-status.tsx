import { CheckIcon, XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import styles from './save-status.module.css';

export type SaveState = 'idle' | 'saving' | 'saved' | 'error';

export interface SaveStatusProps {
  state: SaveState;
}

const WORDS = { saving: 'Saving...', saved: 'Saved', error: 'Not saved' };

const SIGNS: Record<Exclude<SaveState, 'idle'>, ReactNode> = {
  saving: <Spinner />,
  saved: <CheckIcon aria-hidden />,
  error: <XIcon aria-hidden />,
};

/** The save status of the latest entry, in words and an icon. It stays in the page when idle, so that screen readers announce a change. */
export function SaveStatus({ state }: SaveStatusProps) {
  return (
    <span role="status" className={styles.status} data-state={state}>
      {state !== 'idle' && (
        <>
          <span className={styles.sign}>{SIGNS[state]}</span>
          <span>{WORDS[state]}</span>
        </>
      )}
    </span>
  );
}
