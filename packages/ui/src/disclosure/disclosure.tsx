import { ChevronDownIcon } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** The working, one press deeper. */
export function Disclosure({ summary, children, ...state }: DisclosureProps) {
  return (
    <Collapsible.Root {...state} className={styles.disclosure}>
      <Collapsible.Trigger className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <ChevronDownIcon className={styles.chevron} aria-hidden />
      </Collapsible.Trigger>
      <Collapsible.Content className={styles.content}>
        <div className={styles.inner}>{children}</div>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
