import { Switch } from '../../src/index';
import type { Entry } from '../entry';

export const switchEntry: Entry = {
  title: 'Switch',
  states: [
    { name: 'off', shown: <Switch label="Points" /> },
    { name: 'on, with a hint', shown: <Switch label="FBT" hint="Front, back and total" defaultChecked /> },
    { name: 'focus', as: 'focus', shown: <Switch label="Points" defaultChecked /> },
    {
      name: 'disabled',
      shown: (
        <>
          <Switch label="Points" disabled />
          <Switch label="FBT" disabled defaultChecked />
        </>
      ),
    },
    {
      name: 'long text',
      shown: (
        <Switch
          label="Tell Bartholomew Featherstonehaugh-Smythe when a score of the round is changed"
          hint="By mail, at most once an hour, and never while the round is still being played."
        />
      ),
    },
  ],
};
