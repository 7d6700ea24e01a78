import type { EnteredGame, RoundEntries } from '@fairshare/contracts';
import {
  definitionOf,
  factsOfCells,
  type GamePoints,
  movesOf,
  NO_FACTS,
  playableSelections,
  playSideGame,
  type Roster,
  type RoundInput,
  type SideGame,
} from '@fairshare/golf-rules';
import { List, ListRow, Money, Note, PlayerBadge, Section } from '@fairshare/ui';
import { lazy, useState } from 'react';
import { useGuest } from '../../../session/guest/guest';
import { useScoresOnPhone } from '../../../session/money/use-scores-on-phone';
import { isAnyForMoney } from '../../../shared/for-money';
import { OptionalPart } from '../../../shared/optional-part';
import type { ShownPlayer } from '../../../shared/player-of';
import { roundInput } from '../../../shared/round-input';
import { messageText } from '../../../shared/message-text';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import { shortNames } from '../../../shared/short-names';
import styles from './side-standings.module.css';
import { MONEY, NOT_IN_IT, NOTHING_YET, openGame, PLAYER, SO_FAR, STANDINGS } from './texts';

const GameSheet = lazy(() => import('./game-sheet'));

export interface SideStandingsProps {
  entered: RoundEntries;
  sideGames: readonly SideGame[];
  /** The specification's games of the screen, with their points. */
  shown: ReadonlyArray<{ readonly game: EnteredGame; readonly points: GamePoints | undefined }>;
  players: readonly ShownPlayer[];
  roster: Roster;
  firstHole?: number;
  course?: RoundInput['course'];
}

interface Column {
  readonly id: string;
  readonly name: string;
  /** What stands for a player; null: they do not play it. */
  readonly of: (playerId: string) => number | null;
}

/** How all games of the round stand: a row a player, a column a game, and the money so far. */
export default function SideStandings({ entered, sideGames, shown, players, roster, firstHole, course }: SideStandingsProps) {
  const isGuest = useGuest() !== null;
  const [opened, setOpened] = useState<string | null>(null);
  const names = shortNames(players);
  const nameOf = (playerId: string) => names.get(playerId) ?? playerId;
  const scores = useScoresOnPhone({ groupId: entered.groupId, sessionId: entered.id, players, roster });
  const input = roundInput(scores);
  const settlement = isGuest || !isAnyForMoney(entered.games, sideGames) ? null : settleOnPhone(scores, playableSelections(input));
  const isProvisional = settlement?.breakdown.games.some((game) => movesOf(game).some(({ provisional }) => provisional)) ?? false;
  const round = { facts: { ...NO_FACTS, ...factsOfCells(entered.holes) }, roster, firstHole, course, oddCentsBefore: {} };
  const played = sideGames.map((game) => ({ game, payout: playSideGame(game, round) }));
  const columns: Column[] = [
    ...shown.flatMap(({ game, points }) => (points ? [{ id: game.id, name: definitionOf(game.kind).name, of: (playerId: string) => points.totals[playerId] ?? null }] : [])),
    ...played.map(({ game, payout }) => ({
      id: game.id,
      name: game.name,
      of: (playerId: string) => (game.players.includes(playerId) ? (payout.standing.players[playerId] ?? 0) : null),
    })),
  ];
  const openedGame = sideGames.find(({ id }) => id === opened);
  return (
    <Section title={STANDINGS}>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={STANDINGS}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.player}>
                {PLAYER}
              </th>
              {settlement && (
                <th scope="col">
                  {MONEY}
                  {isProvisional && <span className={styles.soFar}> {SO_FAR}</span>}
                </th>
              )}
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  <span className={styles.name}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.id}>
                <th scope="row" className={styles.player}>
                  <span className={styles.who}>
                    <PlayerBadge player={player} size="small" decorative />
                    {nameOf(player.id)}
                  </span>
                </th>
                {settlement && (
                  <td className={styles.money}>
                    <Money cents={settlement.nets[player.id] ?? 0} />
                  </td>
                )}
                {columns.map(({ id, of }) => (
                  <td key={id}>{figure(of(player.id))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <List label={STANDINGS}>
        {played.map(({ game, payout }) => (
          <ListRow
            key={game.id}
            title={game.name}
            subtitle={payout.standing.line ? messageText(game.definition.kind, payout.standing.line, nameOf) : NOTHING_YET}
            onPress={isGuest ? undefined : () => setOpened(game.id)}
            trailing={!isGuest && <Note as="span">{openGame}</Note>}
          />
        ))}
      </List>
      {openedGame && (
        <OptionalPart>
          <GameSheet game={openedGame} onClose={() => setOpened(null)} />
        </OptionalPart>
      )}
    </Section>
  );
}

/** Two decimals at most: a skin that is shared. */
const figure = (value: number | null): string => (value === null ? NOT_IN_IT : String(Math.round(value * 100) / 100).replace('-', '−'));
