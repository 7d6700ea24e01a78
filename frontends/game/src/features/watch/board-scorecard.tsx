import type { Leaderboard } from '@fairshare/contracts';
import { useMemo } from 'react';
import Scorecard from '../../shared/scorecard/scorecard';
import { cardOfBoard } from './board-card';

export interface BoardScorecardProps {
  board: Leaderboard;
}

/** The scorecard for spectators, whose cells are not links. */
export default function BoardScorecard({ board }: BoardScorecardProps) {
  const card = useMemo(() => cardOfBoard(board), [board]);
  return <Scorecard card={card} players={board.players} currentHole={board.round?.current ?? null} />;
}
