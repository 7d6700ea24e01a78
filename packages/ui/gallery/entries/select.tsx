import { useState } from 'react';
import { Select } from '../../src/index';
import { entry } from '../entry';

const GROUPS = [
  { value: 'a', label: 'Saturday Fourball' },
  { value: 'b', label: 'The Honourable Company of Saturday Morning Golfers and Guest' },
  { value: 'c', label: 'Sunday Stableford' },
] as const;

interface Start {
  readonly start?: 'a' | 'b';
  readonly error?: string;
}

function Group({ start, ...props }: Start) {
  const [value, setValue] = useState<string | undefined>(start);
  return <Select {...props} label="Group" placeholder="Choose a group" value={value} onValueChange={setValue} options={GROUPS} />;
}

export const select = entry('Select', {
  'nothing chosen': <Group />,
  chosen: <Group start="a" />,
  'long text': <Group start="b" />,
  focus: <Group start="a" />,
  error: <Group error="Choose a group first" />,
});
