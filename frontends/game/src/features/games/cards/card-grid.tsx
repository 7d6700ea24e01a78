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
  /** The card that was drawn last. */
  drawnKey: string | undefined;
  players: readonly Player[];
  /** The round is finished: no card can be assigned. */
  closed?: boolean;
  onSelect: (cardKey: string) => void;
}

/** Every card with its value and its holder. Pressing a card opens the choice of its next holder. */
export function CardGrid({ cards, drawnKey, players, closed = false, onSelect }: CardGridProps) {
  const shortName = shortNames(players);
  return (
    <ul role="list" className={styles.grid}>
      {cards.map(({ key, type, name, emoji, value, meaning, holderId }) => {
        const holder = players.find(({ id }) => id === holderId);
        return (
          <li key={key}>
            <button type="button" className={styles.tile} data-held={holder ? '' : undefined} disabled={closed} onClick={() => onSelect(key)}>
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

/** The outgoing holder moves to this offset, and the incoming holder moves in from it. */
const AWAY = { transform: 'translateX(-32px)', opacity: 0 };

/** A card's holder. When the card changes hands, the old holder slides out and the new one slides in. */
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
