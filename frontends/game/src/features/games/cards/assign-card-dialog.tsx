import { removeCustomCardMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { CUSTOM_CARD_TYPE } from '@fairshare/golf-rules';
import { Button, CheckIcon, ConfirmDialog, Dialog, Note, PlayerBadge, Trash2Icon, Undo2Icon } from '@fairshare/ui';
import { type ReactNode, useState } from 'react';
import { CardFace } from '../../../shared/card-face';
import { AVAILABLE, type TableCard } from '../../../shared/card-table';
import { ShortName } from '../../../shared/short-name';
import { shortNames } from '../../../shared/short-names';
import { useChange } from '../../../shared/use-change';
import styles from './cards.module.css';
import { ASSIGN_CARD, COULD_NOT_DELETE_CARD, DELETE_CARD, DELETE_DESCRIPTION, deleteTitle, dollars, HOLDS_IT, LEFT_THE_COURSE, PUT_BACK } from './texts';

interface AssignCardDialogProps {
  /** Null: nothing is being assigned. */
  card: TableCard | null;
  group: Group;
  /** Players who have left the course. */
  left: readonly string[];
  onAssign: (card: TableCard, playerId: string | null) => void;
  onClose: () => void;
}

/** Who gets the card: one tap on a player, or on Available to put it back. */
export function AssignCardDialog({ card, group, left, onAssign, onClose }: AssignCardDialogProps) {
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
          <CardFace type={card.type} emoji={card.emoji} /> {[card.name, dollars(card.value), card.meaning].filter(Boolean).join(' · ')}
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
            name={AVAILABLE}
            note={PUT_BACK}
            noteAlways
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
      {card.type === CUSTOM_CARD_TYPE && group.customCards.some(({ id }) => id === card.key) && <DeleteCard groupId={group.id} card={card} onDeleted={onClose} />}
    </Dialog>
  );
}

interface TakerProps {
  name: string;
  /** Shown in place of the name. */
  shortName?: string;
  /** Shown for who holds the card now, or always. */
  note: string;
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
        {(current || noteAlways) && <Note as="span">{note}</Note>}
      </span>
      {current && <CheckIcon className={styles.takerCheck} aria-hidden />}
    </button>
  );
}

function DeleteCard({ groupId, card, onDeleted }: { groupId: string; card: TableCard; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useChange(removeCustomCardMutation(), COULD_NOT_DELETE_CARD, { titled: false });
  const confirm = () =>
    remove.mutate(
      { groupId, cardId: card.key },
      {
        onSuccess: onDeleted,
        onError: () => setAsking(false),
      },
    );
  return (
    <>
      <Button variant="danger-quiet" icon={<Trash2Icon aria-hidden />} onClick={() => setAsking(true)}>
        {DELETE_CARD}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={deleteTitle(card.name)}
        description={DELETE_DESCRIPTION}
        confirmLabel={DELETE_CARD}
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
