import { NavigationProvider, useRuntimeConfig, type Navigate, type Navigation } from '@fairshare/federation';
import { isSheetEntry } from '@fairshare/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startAdPixel } from './analytics/ad-pixel';
import { createPageViews } from './analytics/page-views';

/** Hands the router to the remotes as plain navigation, and does what every change of location asks for. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const routerNavigate = useNavigate();
  const { analyticsMeasurementId, adPixelId } = useRuntimeConfig();
  const pageViews = useMemo(() => createPageViews(analyticsMeasurementId), [analyticsMeasurementId]);

  const navigation = useMemo<Navigation>(() => {
    const navigate: Navigate = (to, options) => {
      if (typeof to === 'number') return void routerNavigate(to);
      // What a sheet leads to takes the place of the sheet.
      void routerNavigate(to, { ...options, replace: options?.replace || isSheetEntry() });
    };
    return { location: { pathname, search, hash }, navigate };
  }, [pathname, search, hash, routerNavigate]);

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => pageViews.record(pathname), [pageViews, pathname]);
  // It tells its network the whole address, which may hold a reset token: it waits for one without a query.
  useEffect(() => (search === '' ? startAdPixel(adPixelId) : undefined), [adPixelId, search]);

  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}
