import { useState } from 'react';
import { NumberField, SaveStatus, type NumberFieldProps } from '../../src/index';
import type { Entry } from '../entry';

function PointValue({ start = '', ...props }: Partial<NumberFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <NumberField label="Point Value ($)" prefix="$" decimals={2} placeholder="1.00" {...props} value={value} onValueChange={setValue} />;
}

export const numberField: Entry = {
  title: 'NumberField',
  states: [
    { name: 'dollars, empty', shown: <PointValue /> },
    {
      name: 'dollars, saved',
      shown: (
        <PointValue
          start="1.00"
          suffix={
            <span style={{ paddingInlineEnd: 12 }}>
              <SaveStatus state="saved" />
            </span>
          }
        />
      ),
    },
    { name: 'focus', as: 'focus', shown: <PointValue start="1.00" /> },
    { name: 'error', shown: <PointValue start="1000" error="At most $999.99" /> },
    { name: 'disabled', shown: <PointValue start="1.00" disabled /> },
    { name: 'whole numbers', shown: <PointValue label="Days" prefix={undefined} decimals={0} placeholder="7" start="30" /> },
  ],
};
