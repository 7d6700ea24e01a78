import type { GameState, Group } from '@fairshare/contracts';
import { Button, PlusIcon, Section, SplitView } from '@fairshare/ui';
import { useState } from 'react';
import { Later } from '../../../shared/later';
import { AssignCardDialog } from './assign-card-dialog';
import { CardGrid } from './card-grid';
import { CardHistory } from './card-history';
import { CardPayouts } from './card-payouts';
import { CardValues } from './card-values';
import { CustomCardDialog } from './custom-card-dialog';
import { DrawCard } from './draw-card';
import { CREATE_CUSTOM_CARD, SELECT_CARD } from './texts';
import { useCardGame } from './use-card-game';

interface CardsViewProps {
  group: Group;
  game: GameState;
}

/** The card game: who holds which card, what that comes to, and how it came about. Mount it anew for another game. */
export function CardsView({ group, game: stored }: CardsViewProps) {
  const { game, cards, saving, assign } = useCardGame(stored, group);
  const [assigning, setAssigning] = useState<string | null>(null);
  const [creating, setCreating] = useState(false);

  return (
    <>
      <SplitView
        list={
          <>
            <Section title={SELECT_CARD}>
              <CardGrid cards={cards} players={group.players} onSelect={setAssigning} />
              <Button fullWidth icon={<PlusIcon aria-hidden />} onClick={() => setCreating(true)}>
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
      {creating && <CustomCardDialog groupId={group.id} onClose={() => setCreating(false)} />}
    </>
  );
}
