import '../src/reset.css';
import '../src/tokens.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  ActionBar,
  AppFrame,
  AppHeader,
  AppNav,
  Banner,
  BookOpenIcon,
  Button,
  CircleUserRoundIcon,
  ConnectionDot,
  FlagIcon,
  HandCoinsIcon,
  IconButton,
  LayersIcon,
  Page,
  TargetIcon,
  ToastProvider,
  TooltipProvider,
  TrophyIcon,
  UsersIcon,
} from '../src/index';
import { Actions } from './actions';
import { Choices } from './choices';
import { Feedback } from './feedback';
import { Fields } from './fields';
import { MoneyAndHoles } from './money';
import { Overlays } from './overlays';
import { Table } from './table';

function Gallery() {
  const [tab, setTab] = useState('games');
  return (
    <AppFrame
      header={
        <AppHeader
          product="Fairshare"
          logo={<FlagIcon />}
          title="The Bartholomew Featherstonehaugh-Smythe Open"
          status={<ConnectionDot state="offline" pending={3} />}
          actions={<IconButton label="Profile" icon={<CircleUserRoundIcon />} />}
        />
      }
      banner={<Banner tone="warning">Your trial ends tomorrow.</Banner>}
      nav={
        <AppNav
          label="Main"
          current={tab}
          items={[
            { id: 'groups', label: 'Groups', icon: <UsersIcon />, href: '#groups', onSelect: () => setTab('groups') },
            {
              id: 'games',
              label: 'Games',
              icon: <FlagIcon />,
              onSelect: () => setTab('games'),
              picker: {
                label: 'Choose a game',
                value: 'bbb',
                onPick: () => setTab('games'),
                options: [
                  { value: 'bbb', label: 'BBB', icon: <TargetIcon /> },
                  { value: 'points', label: '2/9/16', icon: <TrophyIcon /> },
                  { value: 'cards', label: 'Cards', icon: <LayersIcon /> },
                ],
              },
            },
            {
              id: 'scoreboard',
              label: 'Payouts',
              icon: <HandCoinsIcon />,
              onSelect: () => setTab('scoreboard'),
              mark: { text: '2', label: '2 scores differ' },
            },
            { id: 'rules', label: 'Rules', icon: <BookOpenIcon />, href: '#rules', onSelect: () => setTab('rules') },
          ]}
        />
      }
    >
      <Page title="Component gallery" description="Every component in every state" actions={<Button>Action</Button>}>
        <MoneyAndHoles />
        <Choices />
        <Actions />
        <Fields />
        <Overlays />
        <Feedback />
        <Table />
        <ActionBar>
          <Button>Previous</Button>
          <Button variant="primary">Next Hole</Button>
        </ActionBar>
      </Page>
    </AppFrame>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <TooltipProvider>
      <ToastProvider>
        <Gallery />
      </ToastProvider>
    </TooltipProvider>
  </StrictMode>,
);
