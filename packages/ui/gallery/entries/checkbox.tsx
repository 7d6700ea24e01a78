import { Checkbox } from '../../src/index';
import type { Entry } from '../entry';

const terms = (
  <>
    I accept the <a href="#checkbox">Terms of Service</a> and the <a href="#checkbox">Privacy Policy</a>
  </>
);

export const checkbox: Entry = {
  title: 'Checkbox',
  states: [
    { name: 'off, with links', shown: <Checkbox label={terms} /> },
    { name: 'on, with a hint', shown: <Checkbox label="Send me news now and then" hint="You can stop it any time." defaultChecked /> },
    { name: 'focus', as: 'focus', shown: <Checkbox label="Send me news now and then" /> },
    { name: 'error', shown: <Checkbox label={terms} error="You must accept the Terms of Service and Privacy Policy to register" /> },
    {
      name: 'disabled',
      shown: (
        <>
          <Checkbox label="Off for now" disabled />
          <Checkbox label="On for good" disabled defaultChecked />
        </>
      ),
    },
  ],
};
