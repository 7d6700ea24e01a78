import { createContext, useCallback, useContext, useMemo, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import type { Location } from './location';
import { trueLocation } from './secret-address';

export interface NavigateOptions {
  /** Replaces the current entry in the history. */
  replace?: boolean;
}

/** A path of the app (`/subscribe?plan=annual`), or a number of steps through the history (-1 is back). */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/**
 * Navigation for screens that do not know the router. The shell owns react-router and hands its navigation down here; a screen
 * that runs without a shell (admin's own page, a test, the prerendered landing page) falls back to the browser's.
 */
export interface Navigation {
  location: Location;
  navigate: Navigate;
}

const NavigationContext = createContext<Navigation | null>(null);

/** The shell's adapter of its router. */
export function NavigationProvider({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

export function useLocation(): Location {
  return useContext(NavigationContext)?.location ?? browserLocation();
}

export function useNavigate(): Navigate {
  return useContext(NavigationContext)?.navigate ?? browserNavigate;
}

/** The query parameters and a function that replaces them all, keeping the path. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams, options?: NavigateOptions) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: URLSearchParams, options?: NavigateOptions) => {
      const query = next.toString();
      navigate(query ? `${pathname}?${query}` : pathname, options);
    },
    [navigate, pathname],
  );
  return [params, setParams];
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & NavigateOptions & { to: string };

/** An ordinary anchor that navigates inside the app; modified clicks and other targets stay the browser's. */
export function Link({ to, replace, onClick, ...anchor }: LinkProps) {
  const navigation = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigation || event.defaultPrevented || !isPlainClick(event) || anchor.target) return;
    event.preventDefault();
    navigation.navigate(to, { replace });
  };
  return <a {...anchor} href={to} onClick={follow} />;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function browserLocation(): Location {
  return trueLocation(window.location);
}

function browserNavigate(to: string | number, { replace }: NavigateOptions = {}): void {
  if (typeof to === 'number') window.history.go(to);
  else if (replace) window.location.replace(to);
  else window.location.assign(to);
}
