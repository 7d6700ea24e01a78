import { AppNav, preloadNavPicker } from '@fairshare/ui';
import { memo, useEffect } from 'react';
import { isGamesView, shownView, viewsOn } from '../session/selection/games-views';
import { useSelection } from '../session/selection/selection';
import { whenIdle } from '../shared/when-idle';
import { CHOOSE_A_GAME, TAB_ICONS, TAB_NAMES, TABS } from '../start/tabs';

/** The four tabs. The arrow of Games, and a second press on Games, open a popup with the round's games. */
export const Tabs = memo(function Tabs() {
  const selection = useSelection();
  const { tab, openTab, loading } = selection;
  useEffect(() => (loading ? undefined : whenIdle(preloadNavPicker)), [loading]);
  const picker = {
    label: CHOOSE_A_GAME,
    options: viewsOn(selection),
    value: shownView(selection),
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
