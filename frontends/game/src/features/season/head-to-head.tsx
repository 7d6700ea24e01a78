import type { HeadToHead as Met, SeasonTable } from '@fairshare/contracts';
import { ChipGroup, ChipToggle, Disclosure, List, ListRow, PlayerBadge, Section, VisuallyHidden } from '@fairshare/ui';
import { useState } from 'react';
import { shortNames } from '../../shared/short-names';
import { RivalrySheet } from './rivalry-sheet';
import styles from './season.module.css';
import { AGAINST, AGAINST_HINT, EVERYONE, halvedWords, NAME, pairOf, READ_ALONG, RIVALRY, score, scoreWords, TAP_TWO, YOU } from './texts';

/** The head-to-head records: the user's own first. Everyone's are one tap away. */
export function HeadToHead({ table, me }: { table: SeasonTable; me: string | null }) {
  if (table.headToHead.length === 0) return null;
  const mine = me === null ? [] : meetingsOf(table, me);
  return (
    <Section title={AGAINST} description={AGAINST_HINT}>
      {mine.length > 0 && <Meetings table={table} meetings={mine} ofReader />}
      <TwoPlayers table={table} />
      <Disclosure summary={EVERYONE}>
        <Matrix table={table} />
      </Disclosure>
    </Section>
  );
}

/** Tapping two players opens their rivalry. */
function TwoPlayers({ table }: { table: SeasonTable }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const met = new Set(table.headToHead.flatMap(({ players }) => players));
  const [first] = picked;
  const isRivalOf = (one: string, other: string) => table.headToHead.some(({ players }) => players.includes(one) && players.includes(other));
  const press = (playerId: string) =>
    setPicked((now) => (now.includes(playerId) ? now.filter((id) => id !== playerId) : [...now.filter((id) => isRivalOf(id, playerId)), playerId].slice(-2)));
  return (
    <>
      <p className={styles.hint}>{TAP_TWO}</p>
      <ChipGroup label={RIVALRY}>
        {table.players
          .filter(({ player }) => met.has(player.id))
          .map(({ player }) => (
            <ChipToggle key={player.id} pressed={picked.includes(player.id)} onPressedChange={() => press(player.id)}>
              <PlayerBadge player={player} size="small" />
            </ChipToggle>
          ))}
      </ChipGroup>
      {first !== undefined && picked[1] !== undefined && <RivalrySheet table={table} players={[first, picked[1]]} onClose={() => setPicked([])} />}
    </>
  );
}

/** A player's record against another player, from the first one's side. */
export interface Meeting {
  readonly playerId: string;
  readonly won: number;
  readonly lost: number;
  readonly halved: number;
}

interface MeetingsProps {
  table: Pick<SeasonTable, 'players'>;
  meetings: readonly Meeting[];
  /** Whether the player is the user. */
  ofReader: boolean;
}

/** A player's record against each of the others: "You and Ben: 5–3". */
export function Meetings({ table, meetings, ofReader }: MeetingsProps) {
  return (
    <List label={AGAINST}>
      {meetings.map(({ playerId, won, lost, halved }) => {
        const other = table.players.find(({ player }) => player.id === playerId)?.player;
        return (
          other && (
            <ListRow
              key={playerId}
              leading={<PlayerBadge player={other} decorative />}
              title={ofReader ? pairOf(YOU, other.name) : other.name}
              subtitle={halved > 0 && halvedWords(halved)}
              trailing={<span className={styles.figure}>{score(won, lost)}</span>}
            />
          )
        );
      })}
    </List>
  );
}

function Matrix({ table }: { table: SeasonTable }) {
  const players = table.players.map(({ player }) => player);
  const names = shortNames(players);
  return (
    <>
      <p className={styles.hint}>{READ_ALONG}</p>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={EVERYONE}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{NAME}</VisuallyHidden>
              </th>
              {players.map((player) => (
                <th key={player.id} scope="col">
                  <PlayerBadge player={player} size="small" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => {
              const meetings = new Map(meetingsOf(table, player.id).map((meeting) => [meeting.playerId, meeting]));
              return (
                <tr key={player.id}>
                  <th scope="row">{names.get(player.id) ?? player.name}</th>
                  {players.map((other) => (
                    <td key={other.id}>
                      <Cell one={player.name} other={other.name} meeting={meetings.get(other.id)} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Cell({ one, other, meeting }: { one: string; other: string; meeting: Meeting | undefined }) {
  if (!meeting) return <span aria-hidden>·</span>;
  const { won, lost, halved } = meeting;
  return (
    <>
      <span aria-hidden>{score(won, lost)}</span>
      <VisuallyHidden>{scoreWords(one, other, won, lost, halved)}</VisuallyHidden>
    </>
  );
}

/** A player's record against each of the others. */
const meetingsOf = ({ headToHead }: Pick<SeasonTable, 'headToHead'>, playerId: string): Meeting[] => headToHead.flatMap((met) => seenBy(playerId, met) ?? []);

function seenBy(playerId: string, { players: [one, other], won, lost, halved }: Met): Meeting | null {
  if (one === playerId) return { playerId: other, won, lost, halved };
  return other === playerId ? { playerId: one, won: lost, lost: won, halved } : null;
}
