import type { BbbGame, StrokesGame } from '@fairshare/contracts';
import { useState } from 'react';
import { BbbView } from './bbb/bbb-view';
import type { HoleViewProps } from './hole-entry/hole-half';
import { useIsOneScreen } from './one-screen/one-screen';
import { OneScreenSwitch } from './one-screen/one-screen-switch';
import { OneScreenView } from './one-screen/one-screen-view';
import { PointsView } from './points/points-view';

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
  if (hasBoth && points && isOneScreen) return <OneScreenView {...shown} points={points} bbb={bbb} below={view} />;
  return view === 'bbb' ? <BbbView {...shown} game={bbb} /> : points && <PointsView {...shown} game={points} />;
}
