import { useState } from 'react';

/** The value, or the previous one while it is null: a closing dialog still shows it. For values with a stable identity. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
