import { ChevronDownIcon } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  defaultOpen?: boolean;
  /** The heading element, where the summary is a heading of the page. */
  heading?: 'h2' | 'h3' | 'div';
  children: ReactNode;
}

/** A summary that expands to its details, such as the working of an amount. */
export function Disclosure({ summary, children, defaultOpen, heading: Heading = 'div' }: DisclosureProps) {
  return (
    <Collapsible.Root defaultOpen={defaultOpen} className={styles.disclosure}>
      <Heading>
        <Collapsible.Trigger className={styles.summary}>
          <span className={styles.words}>{summary}</span>
          <ChevronDownIcon className={styles.chevron} aria-hidden />
        </Collapsible.Trigger>
      </Heading>
      <Collapsible.Content className={styles.content}>
        <div className={styles.inner}>{children}</div>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
