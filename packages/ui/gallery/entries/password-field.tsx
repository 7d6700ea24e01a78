import { PasswordField } from '../../src/index';
import { entry } from '../entry';

export const passwordField = entry('PasswordField', {
  'filled; press the eye': <PasswordField label="Password" autoComplete="current-password" defaultValue="hunter22" />,
  focus: <PasswordField label="Password" autoComplete="current-password" />,
  error: <PasswordField label="New Password" autoComplete="new-password" defaultValue="abc" error="Password must be at least 6 characters" />,
  disabled: <PasswordField label="Password" autoComplete="current-password" disabled defaultValue="hunter22" />,
});
