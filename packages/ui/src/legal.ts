/**
 * The legal texts: one copy, for every frontend that shows them. A separate entry point, because they are long and seldom read, so
 * screens load them on demand: `lazy(() => import('@fairshare/ui/legal').then(({ TermsOfService }) => ({ default: TermsOfService })))`.
 */

export { AboutText } from './legal-texts/about-text';
export { LEGAL_TEXTS_LAST_UPDATED, type LegalTextProps } from './legal-texts/legal-document';
export { PrivacyPolicy } from './legal-texts/privacy-policy';
export { TermsOfService } from './legal-texts/terms-of-service';
