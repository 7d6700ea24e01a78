import type { EnteredGame } from '@fairshare/contracts';
import { isMet, type SideGame } from '@fairshare/golf-rules';

/** Whether a side game is played for money. If not, it has standings but no payouts. */
export const isForMoney = ({ definition, options }: Pick<SideGame, 'definition' | 'options'>): boolean =>
  definition.options.some(({ key, type, shownIf }) => type === 'money' && isMet(shownIf, options) && Number(options[key]) > 0);

/** Whether any game that is entered by holes, or any side game, is played for money. */
export const isAnyForMoney = (games: readonly EnteredGame[], sideGames: readonly SideGame[]): boolean =>
  games.some(({ settings }) => settings.pointValue > 0 || settings.fbtValue > 0) || sideGames.some(isForMoney);
