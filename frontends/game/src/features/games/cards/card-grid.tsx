import type { Player } from '@fairshare/contracts';
import { PlayerBadge, useHandOver, VisuallyHidden } from '@fairshare/ui';
import { useRef } from 'react';
import { CardFace } from '../../../shared/card-face';
import { AVAILABLE, type TableCard } from '../../../shared/card-table';
import { ShortName } from '../../../shared/short-name';
import { shortNames } from '../../../shared/short-names';
import styles from './cards.module.css';
import { dollars, DRAWN } from './texts';

interface CardGridProps {
  cards: readonly TableCard[];
  /** The card that chance picked last. */
  drawnKey: string | undefined;
  players: readonly Player[];
  /** No card changes hands: the round is finished. */
  rests?: boolean;
  onSelect: (cardKey: string) => void;
}

/** Every card with its value and who holds it; press one to hand it on. */
export function CardGrid({ cards, drawnKey, players, rests = false, onSelect }: CardGridProps) {
  const shortName = shortNames(players);
  return (
    <ul role="list" className={styles.grid}>
      {cards.map(({ key, type, name, emoji, value, meaning, holderId }) => {
        const holder = players.find(({ id }) => id === holderId);
        return (
          <li key={key}>
            <button type="button" className={styles.tile} data-held={holder ? '' : undefined} disabled={rests} onClick={() => onSelect(key)}>
              <span className={styles.emoji}>
                <CardFace type={type} emoji={emoji} />
              </span>
              {key === drawnKey && !holder && <span className={styles.drawnMark}>{DRAWN}</span>}
              <span className={styles.name}>{name}</span> {meaning && <VisuallyHidden>{meaning}</VisuallyHidden>}{' '}
              <span className={styles.worth}>
                <span className={styles.value}>{dollars(value)}</span> <Holder holder={holder} shortName={holder && shortName.get(holder.id)} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Where who held a card goes, and where who holds it now comes from. */
const AWAY = { transform: 'translateX(-32px)', opacity: 0 };

/** Who holds a card. Handed on, it goes with the one, and comes with the other. */
function Holder({ holder, shortName }: { holder: Player | undefined; shortName: string | undefined }) {
  const chip = useRef<HTMLSpanElement>(null);
  useHandOver(chip, holder?.id, AWAY);
  return (
    <span className={styles.hands}>
      <span ref={chip} key={holder?.id} className={styles.holder}>
        {holder && <PlayerBadge player={holder} size="small" decorative />}
        <span className={styles.holderName} title={holder?.name}>
          {holder ? <ShortName short={shortName} name={holder.name} /> : AVAILABLE}
        </span>
      </span>
    </span>
  );
}
