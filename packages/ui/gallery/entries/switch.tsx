import { Switch } from '../../src/index';
import { entry } from '../entry';

export const switchEntry = entry('Switch', {
  off: <Switch label="Points" />,
  'on, with a hint': <Switch label="FBT" hint="Front, back and total" defaultChecked />,
  focus: <Switch label="Points" defaultChecked />,
  disabled: (
    <>
      <Switch label="Points" disabled />
      <Switch label="FBT" disabled defaultChecked />
    </>
  ),
  'long text': (
    <Switch
      label="Tell Bartholomew Featherstonehaugh-Smythe when a score of the round is changed"
      hint="By mail, at most once an hour, and never while the round is still being played."
    />
  ),
});
