import type { GameSummary, Group, Tab } from '@fairshare/contracts';
import { Button, ListRow } from '@fairshare/ui';
import type { ReactNode } from 'react';
import { useSelection } from '../../session/selection/selection';
import { formatDay } from '../../shared/dates';
import { resultWords } from './result-words';
import { CONTINUE, continueGame, PLAY, playGame, SEE_RESULT, seeResult } from './texts';

interface GameRowProps {
  group: Group;
  game: GameSummary;
  /** Null: not loaded yet. */
  tab: Tab | null;
  menu: ReactNode;
}

/** A round in a list, with a button to play or continue it. A finished round shows its winner. */
export function GameRow({ group, game, tab, menu }: GameRowProps) {
  const { gameId, selectGame, openTab } = useSelection();
  const isFinished = game.status === 'finished';
  const [words, label] = isFinished ? [SEE_RESULT, seeResult] : game.lastPlayed === null ? [PLAY, playGame] : [CONTINUE, continueGame];
  const day = formatDay(game.createdAt, group);
  const go = () => {
    selectGame(game.id);
    openTab(isFinished ? 'scoreboard' : 'games');
  };
  return (
    <ListRow
      title={game.name}
      subtitle={isFinished ? `${day} · ${resultWords(group, game, tab)}` : day}
      current={game.id === gameId}
      trailing={
        <>
          <Button aria-label={label(game.name)} onClick={go}>
            {words}
          </Button>
          {menu}
        </>
      }
    />
  );
}
