import type { Group } from '@fairshare/contracts';
import { CheckIcon, Dialog, Note, PlayerBadge, Undo2Icon } from '@fairshare/ui';
import type { ReactNode } from 'react';
import { CardFace } from '../../../shared/card-face';
import type { TableCard } from '../../../shared/card-table';
import { ShortName } from '../../../shared/short-name';
import { shortNames } from '../../../shared/short-names';
import styles from './cards.module.css';
import { ASSIGN_CARD, dollars, DRAWN, HOLDS_IT, LEFT_THE_COURSE, NOBODY_HOLDS_IT } from './texts';

interface AssignCardDialogProps {
  /** Null: no card is being assigned. */
  card: TableCard | null;
  /** Whether the card was drawn at random. */
  isDrawn: boolean;
  group: Group;
  /** Players who have left the course. */
  left: readonly string[];
  onAssign: (card: TableCard, playerId: string | null) => void;
  onClose: () => void;
}

/** Asks who gets the card. A tap on a player assigns it; a tap on the last row takes it from its holder. */
export function AssignCardDialog({ card, isDrawn, group, left, onAssign, onClose }: AssignCardDialogProps) {
  if (!card) return null;
  const shortName = shortNames(group.players);
  const give = (playerId: string | null) => {
    onAssign(card, playerId);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={ASSIGN_CARD}
      description={
        <>
          <CardFace type={card.type} emoji={card.emoji} /> {[isDrawn && DRAWN, card.name, dollars(card.value), card.meaning].filter(Boolean).join(' · ')}
        </>
      }
    >
      <ul role="list" className={styles.takers}>
        {group.players.map((player) => (
          <li key={player.id}>
            <Taker
              name={player.name}
              shortName={shortName.get(player.id)}
              note={left.includes(player.id) ? LEFT_THE_COURSE : HOLDS_IT}
              noteAlways={left.includes(player.id)}
              disabled={left.includes(player.id)}
              picture={<PlayerBadge player={player} decorative />}
              current={card.holderId === player.id}
              onPress={() => give(player.id)}
            />
          </li>
        ))}
        <li>
          <Taker
            name={NOBODY_HOLDS_IT}
            picture={
              <span className={styles.putBack} aria-hidden>
                <Undo2Icon />
              </span>
            }
            current={card.holderId === null}
            onPress={() => give(null)}
          />
        </li>
      </ul>
    </Dialog>
  );
}

interface TakerProps {
  name: string;
  /** Shown in place of the name. */
  shortName?: string;
  /** Shown for the current holder, or always with `noteAlways`. */
  note?: string;
  noteAlways?: boolean;
  picture: ReactNode;
  current: boolean;
  disabled?: boolean;
  onPress: () => void;
}

function Taker({ name, shortName, note, noteAlways = false, picture, current, disabled = false, onPress }: TakerProps) {
  return (
    <button type="button" className={styles.taker} aria-pressed={current} disabled={disabled} onClick={onPress}>
      {picture}
      <span className={styles.takerWords}>
        <span className={styles.takerName}>
          <ShortName short={shortName} name={name} />
        </span>{' '}
        {note && (current || noteAlways) && <Note as="span">{note}</Note>}
      </span>
      {current && <CheckIcon className={styles.takerCheck} aria-hidden />}
    </button>
  );
}
