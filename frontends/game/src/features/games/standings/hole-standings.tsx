import type { EnteredGame, RoundEntries } from '@fairshare/contracts';
import { definitionOf, type GamePoints, type Roster } from '@fairshare/golf-rules';
import { SegmentedControl } from '@fairshare/ui';
import { useState } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import GamePayouts from './game-payouts';
import { ScoresList } from './scores-list';
import { STANDINGS_OF } from './texts';

export interface HoleStandingsProps {
  /** The games on the screen, with their points from the entered cells. */
  games: ReadonlyArray<{ readonly game: EnteredGame; readonly points: GamePoints | undefined }>;
  entered: RoundEntries;
  players: readonly ShownPlayer[];
  roster: Roster;
  /** A guest sees points, but no money. */
  isGuest: boolean;
}

/** The standings of the games on the hole's screen, one game at a time: points and payouts. */
export default function HoleStandings({ games, entered, players, roster, isGuest }: HoleStandingsProps) {
  const [picked, setPicked] = useState(games[0]?.game.id);
  const shown = games.find(({ game }) => game.id === picked) ?? games[0];
  if (!shown) return null;
  const { game, points } = shown;
  const empty = (points?.countedHoles.length ?? 0) === 0;
  return (
    <>
      {games.length > 1 && (
        <SegmentedControl
          label={STANDINGS_OF}
          hideLabel
          fullWidth
          options={games.map(({ game: { id, kind } }) => ({ value: id, label: definitionOf(kind).name }))}
          value={game.id}
          onValueChange={setPicked}
        />
      )}
      {points && <ScoresList kind={game.kind} players={players} totals={points.totals} empty={empty} />}
      {!isGuest && <GamePayouts key={game.id} game={game} entered={entered} players={players} roster={roster} empty={empty} />}
    </>
  );
}
