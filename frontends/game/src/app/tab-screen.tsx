import { Page, SkeletonList } from '@fairshare/ui';
import { useEffect } from 'react';
import { type LazyPart, lazyPart, ShownPart } from './lazy-part';
import { PartFailed } from './part-failed';
import type { TabId } from './selected';
import { useSelection } from './selection';
import { TAB_NAMES } from './texts';

const SCREENS: Record<TabId, LazyPart> = {
  groups: lazyPart(() => import('../features/groups/groups-tab')),
  games: lazyPart(() => import('../features/games/games-tab')),
  scoreboard: lazyPart(() => import('../features/payouts/payouts-tab')),
  rules: lazyPart(() => import('../features/rules/rules-tab')),
};

/** The screen of the current tab. */
export function TabScreen() {
  const { tab } = useSelection();
  useEffect(fetchOtherTabsWhenIdle, []);
  return (
    <ShownPart
      key={tab}
      part={SCREENS[tab]}
      pending={
        <Page title={TAB_NAMES[tab]}>
          <SkeletonList label="Loading" />
        </Page>
      }
      failed={(retry) => (
        <Page title={TAB_NAMES[tab]}>
          <PartFailed onRetry={retry} />
        </Page>
      )}
    />
  );
}

/** So that a tab opens at once, and on a hole without signal too. */
function fetchOtherTabsWhenIdle(): () => void {
  const fetchAll = () => Object.values(SCREENS).forEach((screen) => screen.preload());
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(fetchAll, { timeout: 5_000 });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(fetchAll, 2_000);
  return () => clearTimeout(timer);
}
