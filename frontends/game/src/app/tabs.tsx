import { AppNav, preloadNavPicker } from '@fairshare/ui';
import { memo, useEffect } from 'react';
import { isGamesView, shownView, viewsOn } from '../session/selection/games-views';
import { useSelection } from '../session/selection/selection';
import { whenIdle } from '../shared/when-idle';
import { TAB_ICONS, TAB_NAMES, TABS } from '../start/tabs';

/** The four tabs; from another one, Games offers those of the round in a popup. */
export const Tabs = memo(function Tabs() {
  const { tab, gamesView, game, openTab, loading } = useSelection();
  useEffect(() => (loading ? undefined : whenIdle(preloadNavPicker)), [loading]);
  const picker = {
    label: 'Choose a game',
    options: viewsOn(game),
    value: shownView(gamesView, game),
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
