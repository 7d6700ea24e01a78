import { type Cents, type Selection, SELECTION_NAMES } from '@fairshare/golf-rules';
import { Disclosure, Money } from '@fairshare/ui';
import type { ReactNode } from 'react';
import styles from './why.module.css';

interface GameDisclosureProps {
  selection: Selection;
  cents: Cents;
  children: ReactNode;
}

/** One game of a net, to be opened. */
export function GameDisclosure({ selection, cents, children }: GameDisclosureProps) {
  return (
    <Disclosure
      summary={
        <span className={styles.game}>
          {SELECTION_NAMES[selection]} <Money cents={cents} />
        </span>
      }
    >
      {children}
    </Disclosure>
  );
}
