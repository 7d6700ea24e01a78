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
  /** With those who play the session as its players. */
  group: Group;
  game: GameState;
  /** Players who have left the course: they are given no card. */
  left?: readonly string[];
  /** The ways to the sheets of the round: above what grows by itself. */
  sheets?: ReactNode;
}

/** The card game: who holds which card, what that comes to, and how it came about. Remount it for another game. */
export default function CardsView({ group, game: stored, left = [], sheets }: CardsViewProps) {
  const { game, cards, assign } = useCardGame(stored, group);
  const isGuest = useGuest() !== null;
  const [assigning, setAssigning] = useState<string | null>(null);
  // Cards are edited seldom, and with signal.
  const { sheet, isOpening, open, close } = useSheet(() => import('./edit-cards-dialog'), COULD_NOT_SAVE_VALUES);
  const [lower, failed] = useLowerPart();

  return (
    <>
      <SplitView
        list={
          <>
            <Section title={SELECT_CARD}>
              <CardGrid cards={cards} drawnKey={game.currentCard?.id} players={group.players} rests={game.status === 'finished'} onSelect={setAssigning} />
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

/** What a phone's first screen does not hold: its code comes with the screen, but after it. The second: what to show where it could not be had. */
function useLowerPart(): [typeof LowerPart | null, ReactNode] {
  const [part, setPart] = useState<typeof LowerPart | RemoteFailureKind | null>(null);
  const load = useCallback(() => void import('./cards-detail').then(setPart, async (error: unknown) => setPart(await failureKindOf(error))), []);
  useEffect(load, [load]);
  return typeof part === 'string' ? [null, <PartFailed key="failed" kind={part} retry={load} />] : [part, null];
}
