import { type RefObject, useEffect, useRef } from 'react';

/** The newest version that a screen was given or that an answer returned since: a save may start before the previous answer is rendered. */
export function useNewestSeen<Value>(given: Value): RefObject<Value> {
  const seen = useRef(given);
  useEffect(() => {
    seen.current = given;
  }, [given]);
  return seen;
}
