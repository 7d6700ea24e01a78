import { useEffect, useState } from 'react';

/** The events that end a tap or a key press, so that nothing appears under the thumb before it is lifted. */
const ENDS = ['click', 'keyup'];

/** Whether the golfer has pressed anything since the first render. */
export function useFirstPress(): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (pressed) return undefined;
    const note = () => setPressed(true);
    for (const end of ENDS) window.addEventListener(end, note);
    return () => ENDS.forEach((end) => window.removeEventListener(end, note));
  }, [pressed]);
  return pressed;
}
