import type { BbbGame, StrokesGame } from '@fairshare/contracts';
import { SkeletonList } from '@fairshare/ui';
import { useEffect, useState } from 'react';
import { lazyPart, ShownPart } from '../../shared/lazy-part';
import { whenIdle } from '../../shared/when-idle';
import { BbbView } from './bbb/bbb-view';
import type { HoleViewProps } from './hole-entry/hole-half';
import { useIsOneScreen } from './one-screen/one-screen';
import { OneScreenSwitch } from './one-screen/one-screen-switch';
import type { OneScreenViewProps } from './one-screen/one-screen-view';
import { PointsView } from './points/points-view';
import { LOADING_GAME } from './texts';

/** Its code comes beside the round's data where it is asked for, else once the page is idle, so that it is there on a hole without signal, too. */
const ONE_SCREEN = lazyPart<OneScreenViewProps>(() => import('./one-screen/one-screen-view'));

/** Fetches the code of the screen of both games. */
export function usePreloadedOneScreen(): void {
  const isOneScreen = useIsOneScreen();
  useEffect(() => (isOneScreen ? ONE_SCREEN.preload() : whenIdle(ONE_SCREEN.preload)), [isOneScreen]);
}

interface HoleGamesProps extends Omit<HoleViewProps<never>, 'game' | 'oneScreen'> {
  /** The game that is asked for: BBB, else 2/9/16. */
  view: 'points' | 'bbb';
  points: StrokesGame | null;
  bbb: BbbGame;
  /** The round plays both, as far as its house rules go. */
  playsBoth: boolean;
}

/** A game that is entered hole by hole: alone, or both games of the hole on one screen. Null where there is none. Remount it for another game. */
export function HoleGames({ view, points, bbb, playsBoth, ...props }: HoleGamesProps) {
  const isOneScreen = useIsOneScreen();
  // A game that somebody else begins meanwhile moves nothing here: it is offered the next time.
  const [hasBoth] = useState(playsBoth && points !== null);
  const shown = { ...props, oneScreen: hasBoth && <OneScreenSwitch /> };
  const alone = view === 'bbb' ? <BbbView {...shown} game={bbb} /> : points && <PointsView {...shown} game={points} />;
  if (!hasBoth || !points || !isOneScreen) return alone;
  return <ShownPart part={ONE_SCREEN} props={{ ...shown, points, bbb, below: view }} pending={<SkeletonList label={LOADING_GAME} rows={4} />} failed={() => alone} />;
}
