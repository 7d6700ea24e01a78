import type { EnteredGame, RoundEntries } from '@fairshare/contracts';
import { definitionOf, type GamePoints, movesOf, type Roster, type RoundInput, type SideGame } from '@fairshare/golf-rules';
import { withCells } from '@fairshare/offline';
import { List, ListRow, Money, Note, PlayerBadge, Section } from '@fairshare/ui';
import { lazy, useEffect, useState } from 'react';
import { useGuest } from '../../../session/guest/guest';
import { useScoresOnPhone } from '../../../session/money/use-scores-on-phone';
import { isAnyForMoney } from '../../../shared/for-money';
import { OptionalPart } from '../../../shared/optional-part';
import type { ShownPlayer } from '../../../shared/player-of';
import { messageText } from '../../../shared/message-text';
import { shortNames } from '../../../shared/short-names';
import { whenIdle } from '../../../shared/when-idle';
import { playedSoFar, settledSoFar } from './played';
import styles from './side-standings.module.css';
import { MONEY, NOT_IN_IT, NOTHING_YET, openGame, PLAYER, SO_FAR, STANDINGS } from './texts';

const GameSheet = lazy(() => import('./game-sheet'));

export interface SideStandingsProps {
  entered: RoundEntries;
  /** The open hole, and its unsaved entries. */
  hole: number;
  unsaved: Readonly<Record<string, number | string | null>>;
  sideGames: readonly SideGame[];
  /** The specification's games on the screen, with their points. */
  shown: ReadonlyArray<{ readonly game: EnteredGame; readonly points: GamePoints | undefined }>;
  players: readonly ShownPlayer[];
  roster: Roster;
  firstHole?: number;
  course?: RoundInput['course'];
}

interface Column {
  readonly id: string;
  readonly name: string;
  /** A player's figure in this column; null: they do not play this game. */
  readonly of: (playerId: string) => number | null;
}

/** The standings of all games of the round: a row for each player, a column for each game, and the money so far. */
export default function SideStandings({ entered, hole, unsaved, sideGames, shown, players, roster, firstHole, course }: SideStandingsProps) {
  const isGuest = useGuest() !== null;
  const [opened, setOpened] = useState<string | null>(null);
  const names = shortNames(players);
  const nameOf = (playerId: string) => names.get(playerId) ?? playerId;
  const scores = useScoresOnPhone({ groupId: entered.groupId, sessionId: entered.id, players, roster });
  const isForMoney = !isGuest && isAnyForMoney(entered.games, sideGames);
  const played = playedSoFar(entered.holes, sideGames, roster, firstHole, course);
  const { game: session, entered: known } = scores;
  const settlement = isForMoney ? settledSoFar(known.holes, players, roster, session, known.games, known.sideGames) : null;
  const isProvisional = settlement?.breakdown.games.some((game) => movesOf(game).some(({ provisional }) => provisional)) ?? false;
  // Computes in advance what Save Scores will show, while the browser is idle, so that the tap finds it in the cache.
  const ahead = Object.keys(unsaved).length > 0 && JSON.stringify(withCells(entered.holes[hole], unsaved));
  useEffect(() => {
    if (!ahead) return undefined;
    const saved = (holes: RoundEntries['holes']) => ({ ...holes, [hole]: JSON.parse(ahead) as RoundEntries['holes'][string] });
    return whenIdle(() => {
      playedSoFar(saved(entered.holes), sideGames, roster, firstHole, course);
      if (isForMoney) settledSoFar(saved(known.holes), players, roster, session, known.games, known.sideGames);
    });
  }, [ahead, hole, entered.holes, known, session, isForMoney, sideGames, players, roster, firstHole, course]);
  const columns: Column[] = [
    ...shown.flatMap(({ game, points }) => (points ? [{ id: game.id, name: definitionOf(game.kind).name, of: (playerId: string) => points.totals[playerId] ?? null }] : [])),
    ...sideGames.map(({ id, name, players: own }, place) => ({
      id,
      name,
      of: (playerId: string) => (own.includes(playerId) ? (played[place]?.standing.players[playerId] ?? 0) : null),
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
        {sideGames.map(({ id, name, definition }, place) => {
          const line = played[place]?.standing.line;
          return (
            <ListRow
              key={id}
              title={name}
              subtitle={line ? messageText(definition.kind, line, nameOf) : NOTHING_YET}
              onPress={isGuest ? undefined : () => setOpened(id)}
              trailing={!isGuest && <Note as="span">{openGame}</Note>}
            />
          );
        })}
      </List>
      {openedGame && (
        <OptionalPart>
          <GameSheet game={openedGame} onClose={() => setOpened(null)} />
        </OptionalPart>
      )}
    </Section>
  );
}

/** At most two decimals, which a shared skin needs. */
const figure = (value: number | null): string => (value === null ? NOT_IN_IT : String(Math.round(value * 100) / 100).replace('-', '−'));
