import { useRuntimeConfig } from '@fairshare/federation';
import { Dialog } from '@fairshare/ui';
import { AboutText, PrivacyPolicy, TermsOfService } from '@fairshare/ui/legal';
import { useDialogs } from '../session/dialogs';

/** About, Terms of Service or Privacy Policy, as scrollable text. */
export default function LegalDialogs() {
  const config = useRuntimeConfig();
  const { shown, close } = useDialogs();
  const texts = {
    about: { title: `About ${config.productName}`, Text: AboutText },
    terms: { title: 'Terms of Service', Text: TermsOfService },
    privacy: { title: 'Privacy Policy', Text: PrivacyPolicy },
  };
  if (shown !== 'about' && shown !== 'terms' && shown !== 'privacy') return null;
  const { title, Text } = texts[shown];
  return (
    <Dialog open onOpenChange={close} title={title} size="large">
      <Text productName={config.productName} supportEmail={config.supportEmail} />
    </Dialog>
  );
}
