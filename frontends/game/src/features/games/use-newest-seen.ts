import { type RefObject, useEffect, useRef } from 'react';

/** The newest version that the screen received as a prop or in a response: a save may start before the previous response is rendered. */
export function useNewestSeen<Value>(given: Value): RefObject<Value> {
  const seen = useRef(given);
  useEffect(() => {
    seen.current = given;
  }, [given]);
  return seen;
}
