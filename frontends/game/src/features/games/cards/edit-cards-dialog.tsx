import { removeCustomCardMutation } from '@fairshare/api-client';
import type { CustomCard, GameState, Group } from '@fairshare/contracts';
import { Button, ConfirmDialog, Dialog, IconButton, List, ListRow, PlusIcon, Section, Stack, Trash2Icon } from '@fairshare/ui';
import { useState } from 'react';
import { CardFace } from '../../../shared/card-face';
import type { TableCard } from '../../../shared/card-table';
import { useChange } from '../../../shared/use-change';
import { useSheet } from '../../../shared/use-sheet';
import { CardValues } from './card-values';
import { COULD_NOT_CREATE_CARD, COULD_NOT_DELETE_CARD, CREATE_CUSTOM_CARD, DELETE_CARD, DELETE_DESCRIPTION, deleteOf, deleteTitle, EDIT_CARDS, OWN_CARDS } from './texts';

interface EditCardsDialogProps {
  group: Group;
  game: GameState;
  cards: readonly TableCard[];
  onClose: () => void;
}

/** What each card costs, and the group's own cards. */
export function EditCardsDialog({ group, game, cards, onClose }: EditCardsDialogProps) {
  const { sheet, isOpening, open, close } = useSheet(() => import('./custom-card-dialog'), COULD_NOT_CREATE_CARD);
  return (
    <Dialog open onOpenChange={onClose} title={EDIT_CARDS}>
      <Stack>
        <CardValues game={game} cards={cards} />
        <OwnCards groupId={group.id} cards={group.customCards} />
        <Button fullWidth icon={<PlusIcon aria-hidden />} busy={isOpening} onClick={open}>
          {CREATE_CUSTOM_CARD}
        </Button>
      </Stack>
      {sheet && <sheet.CustomCardDialog groupId={group.id} onClose={close} />}
    </Dialog>
  );
}

/** The group's own cards, each of which can be deleted. */
function OwnCards({ groupId, cards }: { groupId: string; cards: readonly CustomCard[] }) {
  const [asked, setAsked] = useState<CustomCard | null>(null);
  const remove = useChange(removeCustomCardMutation(), COULD_NOT_DELETE_CARD, { titled: false });
  if (cards.length === 0) return null;
  return (
    <Section title={OWN_CARDS}>
      <List label={OWN_CARDS}>
        {cards.map((card) => (
          <ListRow
            key={card.id}
            leading={<CardFace type="custom" emoji={card.emoji} />}
            title={card.name}
            trailing={<IconButton label={deleteOf(card.name)} icon={<Trash2Icon aria-hidden />} onClick={() => setAsked(card)} />}
          />
        ))}
      </List>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={deleteTitle(asked.name)}
          description={DELETE_DESCRIPTION}
          confirmLabel={DELETE_CARD}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ groupId, cardId: asked.id }, { onSettled: () => setAsked(null) })}
        />
      )}
    </Section>
  );
}
