import type { EnteredGame } from '@fairshare/contracts';
import { isMet, type SideGame } from '@fairshare/golf-rules';

/** Whether a side game is played for money: else it has a standing, and no payouts. */
export const isForMoney = ({ definition, options }: Pick<SideGame, 'definition' | 'options'>): boolean =>
  definition.options.some(({ key, type, shownIf }) => type === 'money' && isMet(shownIf, options) && Number(options[key]) > 0);

/** Whether anything that is entered by holes is. */
export const isAnyForMoney = (games: readonly EnteredGame[], sideGames: readonly SideGame[]): boolean =>
  games.some(({ settings }) => settings.pointValue > 0 || settings.fbtValue > 0) || sideGames.some(isForMoney);
