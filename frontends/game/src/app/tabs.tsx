import { AppNav, BookOpenIcon, FlagTriangleRightIcon, HandCoinsIcon, preloadNavPicker, UsersIcon } from '@fairshare/ui';
import { memo, type ReactNode, useEffect } from 'react';
import { whenIdle } from '../shared/when-idle';
import { GAMES_VIEW_OPTIONS, isGamesView } from './games-views';
import { type TabId, TABS } from './selected';
import { useSelection } from './selection';
import { TAB_NAMES } from './texts';

const TAB_ICONS: Record<TabId, ReactNode> = {
  groups: <UsersIcon aria-hidden />,
  games: <FlagTriangleRightIcon aria-hidden />,
  scoreboard: <HandCoinsIcon aria-hidden />,
  rules: <BookOpenIcon aria-hidden />,
};

/** The four tabs; from another one, Games offers its three games in a popup. */
export const Tabs = memo(function Tabs() {
  const { tab, gamesView, openTab, loading } = useSelection();
  useEffect(() => (loading ? undefined : whenIdle(preloadNavPicker)), [loading]);
  const picker = {
    label: 'Choose a game',
    options: GAMES_VIEW_OPTIONS,
    value: gamesView,
    onPick: (view: string) => isGamesView(view) && openTab('games', view),
  };
  const items = TABS.map((id) => ({
    id,
    label: TAB_NAMES[id],
    icon: TAB_ICONS[id],
    onSelect: () => openTab(id),
    picker: id === 'games' ? picker : undefined,
  }));
  return <AppNav label="Main" items={items} current={tab} />;
});
