import { ChevronRightIcon } from '@fairshare/ui';
import { type ReactNode, useId } from 'react';
import { useOpenRow } from './open-rows';
import styles from './rows.module.css';

/** The separator of the parts of a result. */
const APART = ' · ';

interface PayoutsRowProps {
  /** The name under which this phone stores whether the row is open. */
  name: string;
  title: string;
  /** A summary, visible while the row is closed. */
  result?: string;
  children: ReactNode;
}

/** A part of Payouts in one line with its result. It can be opened, and the phone stores that. The content is only rendered while open. */
export function PayoutsRow({ name, title, result, children }: PayoutsRowProps) {
  const [isOpen, setOpen] = useOpenRow(name);
  const panelId = useId();
  return (
    <div className={styles.row}>
      <button type="button" className={styles.face} aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={() => setOpen(!isOpen)}>
        <span className={styles.words}>
          <bdi className={styles.title}>{title}</bdi> {result && <Result parts={result.split(APART)} />}
        </span>
        <ChevronRightIcon className={styles.chevron} aria-hidden />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}

function Result({ parts }: { parts: string[] }) {
  return (
    <span className={styles.result}>
      {parts.map((part, index) => (
        <span key={part} className={styles.part}>
          {index > 0 ? `${APART}${part}` : part}
        </span>
      ))}
    </span>
  );
}

/** A stack of rows, with the spacing that gloved fingers need. */
export function PayoutsRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
