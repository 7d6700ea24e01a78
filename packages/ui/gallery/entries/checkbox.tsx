import { Checkbox } from '../../src/index';
import { entry } from '../entry';

const terms = (
  <>
    I accept the <a href="#checkbox">Terms of Service</a> and the <a href="#checkbox">Privacy Policy</a>
  </>
);

export const checkbox = entry('Checkbox', {
  'off, with links': <Checkbox label={terms} />,
  'on, with a hint': <Checkbox label="Send me news now and then" hint="You can stop it any time." defaultChecked />,
  focus: <Checkbox label="Send me news now and then" />,
  error: <Checkbox label={terms} error="You must accept the Terms of Service and Privacy Policy to register" />,
  disabled: (
    <>
      <Checkbox label="Off for now" disabled />
      <Checkbox label="On for good" disabled defaultChecked />
    </>
  ),
});
