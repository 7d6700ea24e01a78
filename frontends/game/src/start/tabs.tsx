import { BookOpenIcon, FlagTriangleRightIcon, HandCoinsIcon, UsersIcon } from '@fairshare/ui';
import type { ReactNode } from 'react';

/** The tabs of the main screen; `scoreboard` is the one called Payouts. */
export const TABS = ['groups', 'games', 'scoreboard', 'rules'] as const;
export type TabId = (typeof TABS)[number];

export const TAB_NAMES = { groups: 'Groups', games: 'Games', scoreboard: 'Payouts', rules: 'Rules' } as const;

export const TAB_ICONS: Readonly<Record<TabId, ReactNode>> = {
  groups: <UsersIcon aria-hidden />,
  games: <FlagTriangleRightIcon aria-hidden />,
  scoreboard: <HandCoinsIcon aria-hidden />,
  rules: <BookOpenIcon aria-hidden />,
};

/** The label of the arrow at the Games tab. */
export const CHOOSE_A_GAME = 'Choose a game';
