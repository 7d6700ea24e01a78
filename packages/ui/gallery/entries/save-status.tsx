import { SaveStatus } from '../../src/index';
import type { Entry } from '../entry';

export const saveStatus: Entry = {
  title: 'SaveStatus',
  states: [
    { name: 'saving', shown: <SaveStatus state="saving" /> },
    { name: 'saved', shown: <SaveStatus state="saved" /> },
    { name: 'error', shown: <SaveStatus state="error" /> },
    { name: 'in words of its own', shown: <SaveStatus state="saved" words={{ saved: 'Values Saved!' }} /> },
  ],
};
