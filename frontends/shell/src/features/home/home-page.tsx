import { useRuntimeConfig } from '@fairshare/federation';
import type { ReactNode } from 'react';
import { FullPageSpinner } from '../../frame/full-page-spinner';
import { useAuthState } from '../../session/use-auth-state';

interface HomePageProps {
  landing: ReactNode;
  /** The HTML already shows the landing page, so it stays until the sign-in state is known. */
  landingIsShown: boolean;
  remotePage: (remote: string, module: string) => ReactNode;
}

/** `/` is decided by the state of the session. */
export function HomePage({ landing, landingIsShown, remotePage }: HomePageProps) {
  const { productName } = useRuntimeConfig();
  const state = useAuthState();
  const screens: Record<typeof state, ReactNode> = {
    loading: landingIsShown ? landing : <FullPageSpinner />,
    'signed-out': landing,
    'trial-eligible': remotePage('account', './welcome-trial'),
    'with-access': remotePage('game', './main'),
    'without-access': remotePage('account', './subscribe'),
  };
  return (
    <>
      <title>{productName}</title>
      {screens[state]}
    </>
  );
}
