import { ChevronRightIcon } from '@fairshare/ui';
import { type ReactNode, useId } from 'react';
import { useOpenRow } from './open-rows';
import styles from './rows.module.css';

/** Between the parts of a result. */
const APART = ' · ';

interface PayoutsRowProps {
  /** What this phone remembers it by. */
  name: string;
  title: string;
  /** What it comes to, for one who does not open it. */
  result?: string;
  children: ReactNode;
}

/** A part of Payouts as one line with its result, to be opened. The phone remembers whether it was open; what is in it is made only then. */
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

/** Rows under one another, as far apart as a glove needs. */
export function PayoutsRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
