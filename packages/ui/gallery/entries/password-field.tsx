import { PasswordField } from '../../src/index';
import type { Entry } from '../entry';

export const passwordField: Entry = {
  title: 'PasswordField',
  states: [
    { name: 'filled; press the eye', shown: <PasswordField label="Password" autoComplete="current-password" defaultValue="hunter22" /> },
    { name: 'focus', as: 'focus', shown: <PasswordField label="Password" autoComplete="current-password" /> },
    { name: 'error', shown: <PasswordField label="New Password" autoComplete="new-password" defaultValue="abc" error="Password must be at least 6 characters" /> },
    { name: 'disabled', shown: <PasswordField label="Password" autoComplete="current-password" disabled defaultValue="hunter22" /> },
  ],
};
