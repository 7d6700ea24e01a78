import { currentUserQuery } from '@fairshare/api-client';
import { useRuntimeConfig } from '@fairshare/federation';
import { AppFrame, AppHeader, FlagTriangleRightIcon } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { ConnectionStatus } from './connection';
import { DialogHost } from './dialog-host';
import { DialogsProvider } from './dialogs';
import { useLive } from './live';
import { useLoggedOutRule } from './logged-out';
import { useLostAccessRule } from './lost-access';
import { ProfileMenu } from './profile-menu';
import { RestoredSelection } from './restore';
import { useSelection } from './selection';
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
    <RestoredSelection key={user.id} userId={user.id}>
      <DialogsProvider>
        <Frame onLoggedOut={onLoggedOut} />
        <DialogHost />
      </DialogsProvider>
    </RestoredSelection>
  );
}

function Frame({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { productName } = useRuntimeConfig();
  const { groupId, game } = useSelection();
  useLive(groupId, onLoggedOut);
  return (
    <AppFrame
      header={
        <AppHeader
          product={productName}
          logo={<FlagTriangleRightIcon aria-hidden />}
          title={game?.name}
          status={<ConnectionStatus />}
          actions={<ProfileMenu />}
        />
      }
      nav={<Tabs />}
      banner={<TrialBanner />}
    >
      <TabScreen />
    </AppFrame>
  );
}
