import { useState } from 'react';

/** The value, or while there is none the one before: what a dialog still shows as it closes. For values that keep their identity. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
