import type { GameState, Group } from '@fairshare/contracts';
import { failureKindOf, type RemoteFailureKind } from '@fairshare/federation';
import { Button, LayersIcon, Section, SplitView } from '@fairshare/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useGuest } from '../../../session/guest/guest';
import { PartFailed } from '../../../shared/part-failed';
import { useSheet } from '../../../shared/use-sheet';
import { AssignCardDialog } from './assign-card-dialog';
import { CardGrid } from './card-grid';
import type * as LowerPart from './cards-detail';
import { COULD_NOT_SAVE_VALUES, EDIT_CARDS, SELECT_CARD } from './texts';
import styles from './cards.module.css';
import { useCardGame } from './use-card-game';

export interface CardsViewProps {
  /** Its `players` are those who play this session. */
  group: Group;
  game: GameState;
  /** Players who have left the course: they cannot be assigned a card. */
  left?: readonly string[];
  /** Buttons that open the round's sheets. They stand above the parts whose height changes. */
  sheets?: ReactNode;
}

/** The card game: the cards' holders, the payouts and the history. Remount it for another game. */
export default function CardsView({ group, game: stored, left = [], sheets }: CardsViewProps) {
  const { game, cards, assign } = useCardGame(stored, group);
  const isGuest = useGuest() !== null;
  const [assigning, setAssigning] = useState<string | null>(null);
  // Cards are edited seldom, and online, so this code loads on demand.
  const { sheet, isOpening, open, close } = useSheet(() => import('./edit-cards-dialog'), COULD_NOT_SAVE_VALUES);
  const [lower, failed] = useLowerPart();

  return (
    <>
      <SplitView
        list={
          <>
            <Section title={SELECT_CARD}>
              <CardGrid cards={cards} drawnKey={game.currentCard?.id} players={group.players} closed={game.status === 'finished'} onSelect={setAssigning} />
              <div className={styles.more}>
                {!isGuest && (
                  <Button fullWidth icon={<LayersIcon aria-hidden />} busy={isOpening} onClick={open}>
                    {EDIT_CARDS}
                  </Button>
                )}
                {lower && <lower.CardsMenu game={game} onDrawn={setAssigning} />}
              </div>
              {sheets}
            </Section>
          </>
        }
        detail={lower ? <lower.CardsDetail game={game} players={group.players} /> : failed}
      />
      <AssignCardDialog
        card={cards.find(({ key }) => key === assigning) ?? null}
        isDrawn={assigning !== null && assigning === game.currentCard?.id}
        group={group}
        left={left}
        onAssign={assign}
        onClose={() => setAssigning(null)}
      />
      {sheet && <sheet.EditCardsDialog group={group} game={game} cards={cards} onClose={close} />}
    </>
  );
}

/** Loads the parts below a phone's first screen after the screen itself. The second value is shown when loading failed. */
function useLowerPart(): [typeof LowerPart | null, ReactNode] {
  const [part, setPart] = useState<typeof LowerPart | RemoteFailureKind | null>(null);
  const load = useCallback(() => void import('./cards-detail').then(setPart, async (error: unknown) => setPart(await failureKindOf(error))), []);
  useEffect(load, [load]);
  return typeof part === 'string' ? [null, <PartFailed key="failed" kind={part} retry={load} />] : [part, null];
}
