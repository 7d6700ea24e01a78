import type { GameSummary, Group, Tab } from '@fairshare/contracts';
import { dollarsToCents, formatDollars } from '@fairshare/golf-rules';
import { everyoneOf } from '../../session/selection/round-players';
import { shortNames } from '../../shared/short-names';
import { ALL_SQUARE } from '../../shared/tab-words';
import { FINISHED, wonWords, YOU_LOWER } from './texts';

/** The winner of a finished round by its lines on the tab: "Ann won $72.66". "Finished" if the tab has no lines of the round. */
export function resultWords(group: Group, { id }: Pick<GameSummary, 'id'>, tab: Tab | null): string {
  const lines = (tab?.lines ?? []).filter(({ round }) => round?.id === id);
  if (lines.length === 0) return FINISHED;
  const nets = new Map<string, number>();
  for (const [playerId, dollars] of lines.flatMap((line) => Object.entries(line.nets))) nets.set(playerId, (nets.get(playerId) ?? 0) + dollarsToCents(dollars));
  const most = Math.max(...nets.values(), 0);
  if (most === 0) return ALL_SQUARE;
  const winners = [...nets].flatMap(([playerId, cents]) => (cents === most ? [playerId] : []));
  const names = shortNames(everyoneOf(group));
  return wonWords(
    winners.map((playerId) => (playerId === group.me ? YOU_LOWER : (names.get(playerId) ?? playerId))),
    formatDollars(most),
  );
}
