import type { ReactNode } from 'react';
import { Note } from '../note/note';
import styles from './legal-texts.module.css';

/** The values in the texts that differ between deployments. */
export interface LegalTextProps {
  productName: string;
  supportEmail: string;
}

export const LEGAL_TEXTS_LAST_UPDATED = 'September 25, 2025';

/** The body of a legal text. The dialog or page around it shows the title. */
export function LegalDocument({ children }: { children: ReactNode }) {
  return (
    <div className={styles.document}>
      <Note>Last updated: {LEGAL_TEXTS_LAST_UPDATED}</Note>
      {children}
    </div>
  );
}

export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.clause}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export function EmailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
