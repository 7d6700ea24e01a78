import { SaveStatus } from '../../src/index';
import { entry } from '../entry';

export const saveStatus = entry('SaveStatus', {
  saving: <SaveStatus state="saving" />,
  saved: <SaveStatus state="saved" />,
  error: <SaveStatus state="error" />,
});
