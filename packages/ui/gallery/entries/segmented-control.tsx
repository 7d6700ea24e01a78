import { useState } from 'react';
import { SegmentedControl } from '../../src/index';
import { entry } from '../entry';

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

export const segmentedControl = entry('SegmentedControl', {
  'as wide as its words': <Mode />,
  'full width, hidden label': <Mode fullWidth hideLabel />,
  focus: <Mode fullWidth />,
  'two disabled': <Mode fullWidth disabled />,
});
