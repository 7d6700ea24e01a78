import { useState } from 'react';
import {
  AppFrame,
  AppHeader,
  AppNav,
  Banner,
  BookOpenIcon,
  Card,
  CircleUserRoundIcon,
  ConnectionDot,
  FlagIcon,
  HandCoinsIcon,
  IconButton,
  LayersIcon,
  Page,
  TargetIcon,
  TrophyIcon,
  UsersIcon,
} from '../../src/index';
import { entry, opened } from '../entry';
import { OwnWindow } from '../own-window';

function Header({ title }: { title?: string }) {
  return (
    <AppHeader
      product="Fairshare"
      logo={<FlagIcon />}
      title={title}
      status={<ConnectionDot state={title ? 'offline' : 'online'} />}
      actions={<IconButton label="Profile" icon={<CircleUserRoundIcon />} />}
    />
  );
}

const PICKER = {
  label: 'Choose a game',
  value: 'bbb',
  options: [
    { value: 'bbb', label: 'BBB', icon: <TargetIcon /> },
    { value: 'points', label: '2/9/16', icon: <TrophyIcon /> },
    { value: 'cards', label: 'Cards', icon: <LayersIcon /> },
  ],
};

function Nav() {
  const [tab, setTab] = useState('groups');
  const to = (id: string) => ({ id, onSelect: () => setTab(id) });
  return (
    <AppNav
      label="Main"
      current={tab}
      items={[
        { ...to('groups'), label: 'Groups', icon: <UsersIcon />, href: '#app-frame' },
        { ...to('games'), label: 'Games', icon: <FlagIcon />, picker: { ...PICKER, onPick: () => setTab('games') } },
        { ...to('scoreboard'), label: 'Payouts', icon: <HandCoinsIcon /> },
        { ...to('rules'), label: 'Rules', icon: <BookOpenIcon /> },
      ]}
    />
  );
}

export const appFrame = entry('AppFrame, AppHeader, AppNav', {
  'the longest game, offline, a banner': opened(
    'Choose a game',
    <OwnWindow>
      <AppFrame
        mainId="frame-long"
        header={<Header title="The Captain’s Day Foursomes at Carnoustie in May" />}
        banner={<Banner tone="warning">Your trial ends tomorrow.</Banner>}
        nav={<Nav />}
      >
        <Page title="Rules">
          <Card>The screen.</Card>
        </Page>
      </AppFrame>
    </OwnWindow>,
  ),
  'no game, no tabs': (
    <OwnWindow>
      <AppFrame mainId="frame-short" header={<Header />}>
        <Page title="Log In" width="narrow">
          <Card>The screen.</Card>
        </Page>
      </AppFrame>
    </OwnWindow>
  ),
  focus: (
    <OwnWindow>
      <Nav />
    </OwnWindow>
  ),
});
