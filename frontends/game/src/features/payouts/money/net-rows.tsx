import { type Cents, explainPlayer, type RoundSettlement } from '@fairshare/golf-rules';
import { ChevronRightIcon, DivergingBar, meFirst, Money, PlayerName } from '@fairshare/ui';
import { useId, useState } from 'react';
import { AccountName } from '../../../shared/account-name';
import type { ShownPlayer } from '../../../shared/player-of';
import { NetGames } from '../why/net-games';
import styles from './net-rows.module.css';

interface NetRowsProps {
  label: string;
  players: readonly ShownPlayer[];
  /** Null: nothing was played for yet. */
  settlement: RoundSettlement | null;
}

/** One row a player with their net and its bar, which opens to their games and holes. A player's position stays fixed while the list is shown. */
export function NetRows({ label, players, settlement }: NetRowsProps) {
  const netOf = ({ id }: ShownPlayer): Cents => settlement?.nets[id] ?? 0;
  const order = usePlaces(players, netOf);
  const largest = Math.max(1, ...players.map((player) => Math.abs(netOf(player))));
  return (
    <ul role="list" className={styles.rows} aria-label={label}>
      {order.map((player) => (
        <NetRow key={player.id} player={player} players={players} settlement={settlement} cents={netOf(player)} largest={largest} />
      ))}
    </ul>
  );
}

interface NetRowProps extends Omit<NetRowsProps, 'label'> {
  player: ShownPlayer;
  cents: Cents;
  /** The largest absolute net of all rows, in cents: it fills half of the bar's width. */
  largest: Cents;
}

function NetRow({ player, players, settlement, cents, largest }: NetRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const isExplained = isOpen && settlement !== null && settlement.players.includes(player.id);
  return (
    <li className={styles.row}>
      <button type="button" className={styles.face} aria-expanded={isOpen} aria-controls={isExplained ? panelId : undefined} onClick={() => setIsOpen(!isOpen)}>
        <span className={styles.who}>
          <PlayerName player={player} size="small" note={<AccountName player={player} />} />
        </span>{' '}
        <Money key={cents} cents={cents} />
        <span className={styles.bar}>
          <DivergingBar cents={cents} largest={largest} size="low" />
        </span>
        <ChevronRightIcon className={styles.chevron} aria-hidden />
      </button>
      {isExplained && (
        <div id={panelId} className={styles.games}>
          <NetGames players={players} settlement={settlement} net={explainPlayer(settlement, player.id)} />
        </div>
      )}
    </li>
  );
}

/** The user first, then the highest net, in the order of the first render. Players who are added later come last. */
function usePlaces(players: readonly ShownPlayer[], netOf: (player: ShownPlayer) => Cents): readonly ShownPlayer[] {
  const [places] = useState(() => meFirst([...players].sort((one, other) => netOf(other) - netOf(one))).map(({ id }) => id));
  const placeOf = ({ id }: ShownPlayer) => (places.includes(id) ? places.indexOf(id) : places.length);
  return [...players].sort((one, other) => placeOf(one) - placeOf(other));
}
