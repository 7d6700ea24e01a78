export { EmailPreferencesScreen as default } from '../features/email-preferences/email-preferences-screen';
