import { useState } from 'react';
import { LegalDialog, type LegalText } from './legal-dialog';
import styles from './register-screen.module.css';
import { TEXTS } from './texts';

/** The label of the required checkbox. The legal texts open on top of the form, so that typed data is not lost. */
export function TermsLabel() {
  const [text, setText] = useState<LegalText>('termsOfService');
  const [open, setOpen] = useState(false);
  const opener = (wanted: LegalText) => (
    <button
      type="button"
      className={styles.legal}
      onClick={() => {
        setText(wanted);
        setOpen(true);
      }}
    >
      {TEXTS[wanted]}
    </button>
  );
  return (
    <>
      {TEXTS.accept} {opener('termsOfService')} {TEXTS.and} {opener('privacyPolicy')}
      <LegalDialog text={text} open={open} onOpenChange={setOpen} />
    </>
  );
}
