import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of facts, each under its name. */
export function Facts({ facts }: { facts: ReadonlyArray<readonly [name: string, fact: ReactNode]> }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
