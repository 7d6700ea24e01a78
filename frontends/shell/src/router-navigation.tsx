import { hideSecret, NavigationProvider, trueLocation, useRuntimeConfig, type Navigate, type Navigation } from '@fairshare/federation';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startAdPixel } from './analytics/ad-pixel';
import { createPageViews } from './analytics/page-views';
import { patternOf } from './remote-screens';

/** Hands the router to the remotes as plain navigation, and does what every change of location asks for. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = trueLocation(useLocation());
  const routerNavigate = useNavigate();
  const { analyticsMeasurementId, adPixelId } = useRuntimeConfig();
  const pageViews = useMemo(() => createPageViews(analyticsMeasurementId), [analyticsMeasurementId]);
  const pattern = patternOf(pathname);
  // Other sites' scripts read the whole address: they wait for a page whose address is nobody's secret.
  const isOpen = search === '' && !/[:*]/.test(pattern);

  const navigation = useMemo<Navigation>(() => {
    const navigate: Navigate = (to, options) => void (typeof to === 'number' ? routerNavigate(to) : routerNavigate(to, options));
    return { location: { pathname, search, hash }, navigate };
  }, [pathname, search, hash, routerNavigate]);

  useLayoutEffect(hideSecret, [pathname, search]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => pageViews.record(pattern), [pageViews, pattern, pathname]);
  useEffect(() => {
    if (!isOpen) return;
    pageViews.load();
    startAdPixel(adPixelId);
  }, [pageViews, adPixelId, isOpen]);

  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}
