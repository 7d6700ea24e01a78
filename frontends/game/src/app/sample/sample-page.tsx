import { currentUserQuery } from '@fairshare/api-client';
import { useNavigate, useRuntimeConfig } from '@fairshare/federation';
import { AppFrame, AppHeader, AppNav, Button } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openDialogNext } from '../../session/selection/deep-link';
import { STROKES_VIEW } from '../../session/selection/games-views';
import { useSelection } from '../../session/selection/selection';
import { TAB_ICONS, TAB_NAMES } from '../../start/tabs';
import { DialogHost } from '../dialog-host';
import { TabScreen } from '../tab-screen';
import { SampleSession } from './sample-session';
import { CREATE_ACCOUNT, CREATE_FIRST_GROUP, NAV, NOTE, SAMPLE_ROUND_NAME } from './texts';
import { LOGO } from '../../start/logo';
import styles from './sample-page.module.css';

/** Groups is missing: the link to the golfer's own groups is above every screen. */
const TABS = ['games', 'scoreboard', 'rules'] as const;

/** A sample round in the screens of the app, for users who have no round yet. */
export default function SamplePage() {
  const navigate = useNavigate();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  const begin = () => {
    if (!user) return navigate('/register');
    openDialogNext('create-group');
    navigate('/');
  };
  return (
    <SampleSession shows={{ tab: 'games', gamesView: STROKES_VIEW }}>
      <Frame>
        <div className={styles.note}>
          <span>{NOTE}</span>
          <Button variant="primary" onClick={begin}>
            {user ? CREATE_FIRST_GROUP : CREATE_ACCOUNT}
          </Button>
        </div>
      </Frame>
      <DialogHost />
    </SampleSession>
  );
}

function Frame({ children: note }: { children: ReactNode }) {
  const { productName } = useRuntimeConfig();
  const { tab, openTab } = useSelection();
  const items = TABS.map((id) => ({ id, label: TAB_NAMES[id], icon: TAB_ICONS[id], onSelect: () => openTab(id) }));
  return (
    <AppFrame header={<AppHeader product={productName} logo={LOGO} title={SAMPLE_ROUND_NAME} />} nav={<AppNav label={NAV} items={items} current={tab} />} banner={note}>
      <title>{`${SAMPLE_ROUND_NAME} - ${productName}`}</title>
      <TabScreen />
    </AppFrame>
  );
}
