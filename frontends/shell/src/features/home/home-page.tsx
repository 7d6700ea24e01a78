import { useRemoteLoader, useRuntimeConfig } from '@fairshare/federation';
import { useEffect, type ReactNode } from 'react';
import { FullPageSpinner } from '../../frame/full-page-spinner';
import { RemotePage } from '../../frame/remote-page';
import { MAIN_APP } from '../../remote-screens';
import { useAuthState, type AuthState } from '../../session/use-auth-state';

interface HomePageProps {
  landing: ReactNode;
  /** The HTML already shows the landing page, so it stays until the sign-in state is known. */
  landingIsShown: boolean;
}

const REMOTE_SCREENS: Partial<Record<AuthState, { remote: string; module: string }>> = {
  'trial-eligible': { remote: 'account', module: './welcome-trial' },
  'with-access': MAIN_APP,
  'without-access': { remote: 'account', module: './subscribe' },
};

/** `/` is decided by the state of the session. */
export function HomePage({ landing, landingIsShown }: HomePageProps) {
  const { productName } = useRuntimeConfig();
  const loader = useRemoteLoader();
  const { state, expected } = useAuthState();

  const expectedScreen = REMOTE_SCREENS[expected];
  useEffect(() => {
    if (expectedScreen) loader.preload(expectedScreen.remote, expectedScreen.module);
  }, [loader, expectedScreen]);

  const screen = REMOTE_SCREENS[state];
  const landingFits = state === 'signed-out' || landingIsShown;
  return (
    <>
      <title>{productName}</title>
      {screen ? <RemotePage {...screen} /> : landingFits ? landing : <FullPageSpinner />}
    </>
  );
}
