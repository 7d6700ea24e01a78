import { currentUserQuery } from '@fairshare/api-client';
import { useRuntimeConfig } from '@fairshare/federation';
import { AppFrame, AppHeader } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { OfflineProvider } from '../session/offline/offline-provider';
import { useOfflineStatus } from './banners/use-offline-status';
import { ConnectionStatus } from './connection';
import { DialogHost } from './dialog-host';
import { DialogsProvider } from '../session/dialogs';
import { Invitation } from './invitation';
import { useLivePresence } from '../session/live/live-presence';
import { useLoggedOutRule, useLostAccessRule } from '../session/access';
import { PresenceProvider } from '../session/live/presence';
import { ProfileButton } from './profile/profile-button';
import { RestoredSelection } from '../session/selection/restored-selection';
import { useBrowserTimeZone } from '../session/use-browser-time-zone';
import { useSelection } from '../session/selection/selection';
import { readStored } from '../session/selection/stored-selection';
import { TabScreen } from './tab-screen';
import { Tabs } from './tabs';
import { TrialBanner } from './banners/trial-banner';
import { LOGO } from '../start/logo';
import { isWishedHere } from '../session/notifications-wish';
import { OptionalPart } from '../shared/optional-part';
import { whenIdle } from '../shared/when-idle';

const KeepSubscribed = lazy(() => import('../features/notifications/keep-subscribed'));

/** The main app of a signed-in user with access. */
export function MainScreen() {
  const { data: user } = useQuery(currentUserQuery());
  const onLoggedOut = useLoggedOutRule();
  useLostAccessRule();
  if (!user) return null;
  return (
    <OfflineProvider key={user.id} userId={user.id} knownHere={readStored(user.id) !== null} onLoggedOut={onLoggedOut}>
      <RestoredSelection userId={user.id}>
        <DialogsProvider>
          <Frame onLoggedOut={onLoggedOut} />
          <DialogHost />
          <Invitation />
          <NotificationsHere userId={user.id} />
        </DialogsProvider>
      </RestoredSelection>
    </OfflineProvider>
  );
}

/** Loads when the page is idle, and only if the golfer chose notifications on this phone. */
function NotificationsHere({ userId }: { userId: string }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isWishedHere(userId) ? whenIdle(() => setIsIdle(true)) : undefined), [userId]);
  return (
    isIdle && (
      <OptionalPart>
        <KeepSubscribed />
      </OptionalPart>
    )
  );
}

function Frame({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { productName } = useRuntimeConfig();
  const { game, tab, gamesView } = useSelection();
  const { live, others, setHere } = useLivePresence(onLoggedOut);
  useBrowserTimeZone();
  const screen = `${tab} ${gamesView}`;
  const offline = useOfflineStatus(live.status, screen);
  return (
    <PresenceProvider others={others} onHere={setHere}>
      <AppFrame
        header={
          <AppHeader
            product={productName}
            logo={LOGO}
            title={game?.name}
            status={<ConnectionStatus quiet={offline.header !== null} live={live.status} />}
            notice={offline.header}
            actions={<ProfileButton />}
          />
        }
        nav={<Tabs />}
        banner={<TrialBanner screen={screen} />}
      >
        <TabScreen />
      </AppFrame>
      {offline.sheet}
    </PresenceProvider>
  );
}
