import type { GameState, Group } from '@fairshare/contracts';
import { Button, PlusIcon, Section, SplitView } from '@fairshare/ui';
import { type ComponentType, useState } from 'react';
import { useFailureToast } from '../../../shared/failure-toast';
import { Later } from '../../../shared/later';
import { AssignCardDialog } from './assign-card-dialog';
import { CardGrid } from './card-grid';
import { CardHistory } from './card-history';
import { CardPayouts } from './card-payouts';
import { CardValues } from './card-values';
import type { CustomCardDialogProps } from './custom-card-dialog';
import { DrawCard } from './draw-card';
import { COULD_NOT_CREATE_CARD, CREATE_CUSTOM_CARD, SELECT_CARD } from './texts';
import { useCardGame } from './use-card-game';

interface CardsViewProps {
  group: Group;
  game: GameState;
}

/** The card game: who holds which card, what that comes to, and how it came about. Mount it anew for another game. */
export function CardsView({ group, game: stored }: CardsViewProps) {
  const { game, cards, saving, assign } = useCardGame(stored, group);
  const [assigning, setAssigning] = useState<string | null>(null);
  const { CustomCardDialog, create, close } = useCustomCardDialog();

  return (
    <>
      <SplitView
        list={
          <>
            <Section title={SELECT_CARD}>
              <CardGrid cards={cards} players={group.players} onSelect={setAssigning} />
              <Button fullWidth icon={<PlusIcon aria-hidden />} onClick={create}>
                {CREATE_CUSTOM_CARD}
              </Button>
            </Section>
            <DrawCard game={game} cards={cards} onAssign={setAssigning} />
          </>
        }
        detail={
          <Later>
            <CardPayouts game={game} players={group.players} saving={saving} />
            <CardHistory history={game.cardHistory} />
            <CardValues game={game} cards={cards} />
          </Later>
        }
      />
      <AssignCardDialog
        card={cards.find(({ key }) => key === assigning) ?? null}
        group={group}
        onAssign={assign}
        onClose={() => setAssigning(null)}
      />
      {CustomCardDialog && <CustomCardDialog groupId={group.id} onClose={close} />}
    </>
  );
}

/** A new card is made seldom, and with signal: its dialog comes when it is asked for. */
function useCustomCardDialog() {
  const { couldNot } = useFailureToast();
  const [dialog, setDialog] = useState<{ CustomCardDialog: ComponentType<CustomCardDialogProps> } | null>(null);
  return {
    CustomCardDialog: dialog?.CustomCardDialog,
    create: () => void import('./custom-card-dialog').then(setDialog, (error: unknown) => couldNot(COULD_NOT_CREATE_CARD, error)),
    close: () => setDialog(null),
  };
}
