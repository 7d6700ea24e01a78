import { useEffect, useState } from 'react';

/** The ends of a tap and of a key's press: what comes then does not get under the thumb. */
const ENDS = ['click', 'keyup'];

/** Whether the golfer has pressed anything since this was first drawn. */
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
