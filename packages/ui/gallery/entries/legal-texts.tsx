import { Card } from '../../src/index';
import { AboutText, PrivacyPolicy, TermsOfService } from '../../src/legal';
import { entry } from '../entry';

const DEPLOYMENT = { productName: 'Fairshare', supportEmail: 'support@fairshare.example' };

export const legalTexts = entry('AboutText, TermsOfService, PrivacyPolicy', {
  about: (
    <Card>
      <AboutText {...DEPLOYMENT} />
    </Card>
  ),
  terms: (
    <Card>
      <TermsOfService {...DEPLOYMENT} />
    </Card>
  ),
  privacy: (
    <Card>
      <PrivacyPolicy {...DEPLOYMENT} />
    </Card>
  ),
});
