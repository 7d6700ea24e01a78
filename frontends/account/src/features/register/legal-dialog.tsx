import { useRuntimeConfig } from '@fairshare/federation';
import { Dialog, Spinner } from '@fairshare/ui';
import { lazy, Suspense } from 'react';
import { TEXTS } from './texts';

/** Long and seldom read, so each is loaded when it is opened. */
const LEGAL_TEXTS = {
  termsOfService: lazy(() => import('@fairshare/ui/legal').then(({ TermsOfService }) => ({ default: TermsOfService }))),
  privacyPolicy: lazy(() => import('@fairshare/ui/legal').then(({ PrivacyPolicy }) => ({ default: PrivacyPolicy }))),
};

export type LegalText = keyof typeof LEGAL_TEXTS;

interface LegalDialogProps {
  text: LegalText;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One of the two texts, in a scrollable dialog. */
export function LegalDialog({ text, open, onOpenChange }: LegalDialogProps) {
  const { productName, supportEmail } = useRuntimeConfig();
  const Text = LEGAL_TEXTS[text];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={TEXTS[text]} size="large">
      <Suspense fallback={<Spinner label="Loading" />}>
        <Text productName={productName} supportEmail={supportEmail} />
      </Suspense>
    </Dialog>
  );
}
