import { useState } from 'react';
import { SegmentedControl } from '../../src/index';
import type { Entry } from '../entry';

function Mode({ fullWidth, hideLabel, disabled = false }: { fullWidth?: boolean; hideLabel?: boolean; disabled?: boolean }) {
  const [value, setValue] = useState<'points' | 'fbt' | 'both'>('points');
  return (
    <SegmentedControl
      label="What to pay"
      value={value}
      onValueChange={setValue}
      fullWidth={fullWidth}
      hideLabel={hideLabel}
      options={[
        { value: 'points', label: 'Points Only' },
        { value: 'fbt', label: 'FBT Only', disabled },
        { value: 'both', label: 'Both', disabled },
      ]}
    />
  );
}

export const segmentedControl: Entry = {
  title: 'SegmentedControl',
  states: [
    { name: 'as wide as its words', shown: <Mode /> },
    { name: 'full width, hidden label', shown: <Mode fullWidth hideLabel /> },
    { name: 'focus', as: 'focus', shown: <Mode fullWidth /> },
    { name: 'two disabled', shown: <Mode fullWidth disabled /> },
  ],
};
