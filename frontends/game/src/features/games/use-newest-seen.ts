import { type RefObject, useEffect, useRef } from 'react';

/** The newest of what a screen was given and of what an answer has said since: a save may start before the answer of the one before is drawn. */
export function useNewestSeen<Value>(given: Value): RefObject<Value> {
  const seen = useRef(given);
  useEffect(() => {
    seen.current = given;
  }, [given]);
  return seen;
}
