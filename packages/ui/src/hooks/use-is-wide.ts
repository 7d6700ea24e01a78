import { useMedia } from './use-media';

/** The page changes from one column with a bottom bar to a rail with two columns at this width; a phone in landscape has no height for bars. */
const WIDE_SCREEN = '(min-width: 900px), (min-width: 640px) and (max-height: 480px)';

/** Whether there is room for the rail and two columns; the component renders again when that changes. False where there is no window. */
export const useIsWide = (): boolean => useMedia(WIDE_SCREEN);
