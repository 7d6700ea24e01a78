import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './connection-dot.module.css';

export interface ConnectionDotProps {
  /** `connecting`: there is signal, but no server answers yet. */
  state: 'online' | 'offline' | 'syncing' | 'connecting';
  /** Scores on this phone that the server does not have yet. */
  pending?: number;
  /** Shows nothing but the dot; the words stay for screen readers. */
  quiet?: boolean;
}

const WORDS = { online: 'Online', offline: 'Offline', syncing: 'Sending', connecting: 'Connecting' };

/** Whether there is signal, and what still waits for it. */
export function ConnectionDot({ state, pending = 0, quiet = false }: ConnectionDotProps) {
  const waiting = pending > 0 ? ` · ${pending} waiting` : '';
  const words = `${WORDS[state]}${waiting}`;
  return (
    <span role="status" className={styles.connection} data-state={state} data-waiting={pending > 0 || undefined}>
      <span className={styles.dot} aria-hidden />
      {quiet ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>}
    </span>
  );
}
