import { hideSecret, NavigationProvider, trueLocation, useRuntimeConfig, type Navigate, type Navigation } from '@fairshare/federation';
import { isSheetEntry } from '@fairshare/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Provides the router to the remotes as plain navigation, and handles every change of location. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = trueLocation(useLocation());
  const routerNavigate = useNavigate();
  const { analyticsMeasurementId, adPixelId } = useRuntimeConfig();
  // Loaded only if the installation has configured it. A failure to load it is ignored.
  const analytics = useMemo(
    () =>
      analyticsMeasurementId || adPixelId
        ? import(/* webpackChunkName: "seldom" */ './analytics/analytics').then(
            (part) => part.createAnalytics(analyticsMeasurementId, adPixelId),
            () => null,
          )
        : null,
    [analyticsMeasurementId, adPixelId],
  );

  const navigation = useMemo<Navigation>(() => {
    const navigate: Navigate = (to, options) => {
      if (typeof to === 'number') return void routerNavigate(to);
      // A navigation from a sheet replaces the sheet's history entry.
      void routerNavigate(to, { ...options, replace: options?.replace || isSheetEntry() });
    };
    return { location: { pathname, search, hash }, navigate };
  }, [pathname, search, hash, routerNavigate]);

  useLayoutEffect(() => {
    // Navigation inside the app can also contain a secret link, for example a pasted one.
    hideSecret();
    window.scrollTo(0, 0);
  }, [pathname]);
  useMissedMove();
  useEffect(() => void analytics?.then((track) => track?.(pathname, search)), [analytics, pathname, search]);

  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}

/** The router listens once it is rendered; an earlier press on Back is replayed now. */
function useMissedMove(): void {
  const { pathname, search } = useLocation();
  const drawn = useRef(pathname + search);
  useEffect(() => {
    const { pathname: path, search: query } = window.location;
    if (path + query !== drawn.current) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, []);
}
