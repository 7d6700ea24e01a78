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
  /** The HTML shows the main app's frame, so it stays until the sign-in state is known. */
  mainAppIsExpected: boolean;
}

const REMOTE_SCREENS: Partial<Record<AuthState, { remote: string; module: string }>> = {
  'trial-eligible': { remote: 'account', module: './welcome-trial' },
  'with-access': MAIN_APP,
  'without-access': { remote: 'account', module: './subscribe' },
};

/** The state of the session decides which page `/` shows. */
export function HomePage({ landing, landingIsShown, mainAppIsExpected }: HomePageProps) {
  const { productName } = useRuntimeConfig();
  const loader = useRemoteLoader();
  const { state, expected } = useAuthState();

  const expectedScreen = REMOTE_SCREENS[expected];
  useEffect(() => {
    if (expectedScreen) void loader.preload(expectedScreen.remote, expectedScreen.module);
  }, [loader, expectedScreen]);

  const screen = REMOTE_SCREENS[state];
  const mainAppFits = expected === 'loading' ? mainAppIsExpected : expectedScreen === MAIN_APP;
  const landingFits = state === 'signed-out' || landingIsShown;
  return (
    <>
      <title>{productName}</title>
      {screen ? <RemotePage {...screen} mainApp={screen === MAIN_APP} /> : landingFits ? landing : <FullPageSpinner mainApp={mainAppFits} />}
    </>
  );
}
