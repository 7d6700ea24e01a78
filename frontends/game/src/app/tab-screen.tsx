import { Page, SkeletonList } from '@fairshare/ui';
import { lazy, memo, useEffect } from 'react';
import { useSelection } from '../session/selection/selection';
import { type LazyPart, lazyPart, ShownPart } from '../shared/lazy-part';
import { PartFailed } from '../shared/part-failed';
import { OptionalPart } from '../shared/optional-part';
import { whenIdle } from '../shared/when-idle';
import { TAB_NAMES, type TabId } from '../start/tabs';

/** Lazy: conflicting scores are resolved on the hole screens, and Payouts shows the same bar. */
const RoundConflicts = lazy(() => import('../features/games/hole-entry/round-conflicts'));
const CONFLICTS = (
  <OptionalPart>
    <RoundConflicts />
  </OptionalPart>
);

export const SCREENS: Record<TabId, LazyPart> = {
  groups: lazyPart(() => import('../features/groups/groups-tab')),
  // The main content of a round, so it is preloaded in parallel with the frame.
  games: lazyPart(() => import(/* webpackPreload: true */ '../features/games/games-tab')),
  scoreboard: lazyPart(() => import('../features/payouts/payouts-tab').then(({ default: Payouts }) => ({ default: () => <Payouts conflicts={CONFLICTS} /> }))),
  rules: lazyPart(() => import('../features/rules/rules-tab')),
};

/** The screen of the current tab. It does not render again when only the frame around it changes. */
export const TabScreen = memo(function TabScreen() {
  const { tab, loading } = useSelection();
  useEffect(() => (loading ? undefined : fetchOtherTabsWhenIdle()), [loading]);
  return (
    <ShownPart
      key={tab}
      part={SCREENS[tab]}
      props={{}}
      pending={
        <Page title={TAB_NAMES[tab]}>
          <SkeletonList label="Loading" />
        </Page>
      }
      failed={(failure) => (
        <Page title={TAB_NAMES[tab]}>
          <PartFailed {...failure} />
        </Page>
      )}
    />
  );
});

/** Prefetches the other tabs, so that they open at once, even on a hole without signal. */
function fetchOtherTabsWhenIdle(): () => void {
  return whenIdle(() => Object.values(SCREENS).forEach((screen) => screen.preload()));
}
