import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './connection-dot.module.css';

export interface ConnectionDotProps {
  /** `connecting`: there is a network, but no server has responded yet. */
  state: 'online' | 'offline' | 'syncing' | 'connecting';
  /** Shows only the dot. The words stay for screen readers. */
  quiet?: boolean;
}

const WORDS = { online: 'Online', offline: 'Offline', syncing: 'Sending', connecting: 'Connecting' };

/** Whether there is a connection. */
export function ConnectionDot({ state, quiet = false }: ConnectionDotProps) {
  const words = WORDS[state];
  return (
    <span role="status" className={styles.connection} data-state={state}>
      <span className={styles.dot} aria-hidden />
      {quiet ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>}
    </span>
  );
}
