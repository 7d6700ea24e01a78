import type { ComponentType } from 'react';
import { Card } from '../../src/index';
import { AboutText, PrivacyPolicy, TermsOfService } from '../../src/legal';
import { entry } from '../entry';

const DEPLOYMENT = { productName: 'Fairshare', supportEmail: 'support@fairshare.example' };

const onCard = (Text: ComponentType<typeof DEPLOYMENT>) => (
  <Card>
    <Text {...DEPLOYMENT} />
  </Card>
);

export const legalTexts = entry('AboutText, TermsOfService, PrivacyPolicy', {
  about: onCard(AboutText),
  terms: onCard(TermsOfService),
  privacy: onCard(PrivacyPolicy),
});
