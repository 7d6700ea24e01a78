import { currentUserQuery } from '@fairshare/api-client';
import { useRuntimeConfig } from '@fairshare/federation';
import { AppFrame, AppHeader, showNews } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { OfflineProvider } from '../offline/offline-provider';
import { OfflineBanners, useOfflineNews } from '../offline/offline-banners';
import { ConnectionStatus } from './connection';
import { DialogHost } from './dialog-host';
import { DialogsProvider } from './dialogs';
import { Invitation } from './invitation';
import { useLivePresence } from './live-presence';
import { useLoggedOutRule } from './logged-out';
import { useLostAccessRule } from './lost-access';
import { PresenceProvider } from './presence';
import { ProfileButton } from './profile-button';
import { RestoredSelection } from './restore';
import { useSelection } from './selection';
import { readStored } from './stored-selection';
import { TabScreen } from './tab-screen';
import { Tabs } from './tabs';
import { TrialBanner } from './trial-banner';

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
        </DialogsProvider>
      </RestoredSelection>
    </OfflineProvider>
  );
}

function Frame({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { productName } = useRuntimeConfig();
  const { game, tab, gamesView } = useSelection();
  const { live, others, setHere } = useLivePresence(onLoggedOut);
  const screen = `${tab} ${gamesView}`;
  const news = useOfflineNews(live.status);
  return (
    <PresenceProvider others={others} onHere={setHere}>
      <AppFrame
        header={
          <AppHeader
            product={productName}
            logo={<img src="/favicon.svg" alt="" />}
            title={game?.name}
            status={<ConnectionStatus quiet={news !== null} />}
            news={news && { ...news, onOpen: showNews }}
            actions={<ProfileButton />}
          />
        }
        nav={<Tabs />}
        screen={screen}
        banner={<TrialBanner screen={screen} />}
        news={<OfflineBanners liveIsAway={news?.liveIsAway ?? false} />}
      >
        <TabScreen />
      </AppFrame>
    </PresenceProvider>
  );
}
