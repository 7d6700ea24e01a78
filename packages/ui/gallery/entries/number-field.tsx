import { useState } from 'react';
import { NumberField, SaveStatus, type NumberFieldProps } from '../../src/index';
import { entry } from '../entry';

function PointValue({ start = '', ...props }: Partial<NumberFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <NumberField label="Point Value ($)" prefix="$" decimals={2} placeholder="1.00" {...props} value={value} onValueChange={setValue} />;
}

export const numberField = entry('NumberField', {
  'dollars, empty': <PointValue />,
  'dollars, saved': (
    <PointValue
      start="1.00"
      suffix={
        <span style={{ paddingInlineEnd: 12 }}>
          <SaveStatus state="saved" />
        </span>
      }
    />
  ),
  focus: <PointValue start="1.00" />,
  error: <PointValue start="1000" error="At most $999.99" />,
  disabled: <PointValue start="1.00" disabled />,
  'whole numbers': <PointValue label="Days" prefix={undefined} decimals={0} placeholder="7" start="30" />,
});
