import { Card } from '../../src/index';
import { AboutText, PrivacyPolicy, TermsOfService } from '../../src/legal';
import type { Entry } from '../entry';

const DEPLOYMENT = { productName: 'Fairshare', supportEmail: 'support@fairshare.example' };

export const legalTexts: Entry = {
  title: 'AboutText, TermsOfService, PrivacyPolicy',
  states: [
    {
      name: 'about',
      shown: (
        <Card>
          <AboutText {...DEPLOYMENT} />
        </Card>
      ),
    },
    {
      name: 'terms',
      shown: (
        <Card>
          <TermsOfService {...DEPLOYMENT} />
        </Card>
      ),
    },
    {
      name: 'privacy',
      shown: (
        <Card>
          <PrivacyPolicy {...DEPLOYMENT} />
        </Card>
      ),
    },
  ],
};
