import { Share2Icon, useToast, VisuallyHidden } from '@fairshare/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelection } from '../../../session/selection/selection';
import { playerOf } from '../../../shared/player-of';
import { SheetButton } from '../sheet-button';
import { asksToScore, COULD_NOT_LOAD, LET_IN, LET_OTHERS_SCORE, SOMEONE_ASKS, toBeLetIn } from './button-texts';
import { useLetIn } from './use-let-in';

/** Opens the sheet of the round's scoring links. Hidden once the round is finished, when guests cannot score. It names the guests who request access. */
export function LinksButton() {
  const { game, players } = useSelection();
  useAskedToast();
  if (game?.status === 'finished') return null;
  const asking = (game?.asking ?? []).map((playerId) => playerOf(players, playerId).name);
  const label = (
    <span>
      {SOMEONE_ASKS}
      <VisuallyHidden>{toBeLetIn(asking)}</VisuallyHidden>
    </span>
  );
  return (
    <SheetButton
      icon={<Share2Icon aria-hidden />}
      label={asking.length > 0 ? label : LET_OTHERS_SCORE}
      variant={asking.length > 0 ? 'primary' : undefined}
      load={() => import('./links-dialog')}
      couldNot={COULD_NOT_LOAD}
    />
  );
}

const NOBODY: readonly string[] = [];

/** Shows one toast for each browser that requests access; its action grants access. */
function useAskedToast(): void {
  const { game, players } = useSelection();
  const { toast } = useToast();
  const { mutate: letIn } = useLetIn();
  const announced = useRef(NOBODY);
  const asking = game?.asking ?? NOBODY;
  const announce = useEffectEvent((playerId: string) => {
    const gameId = game?.id;
    if (gameId === undefined) return;
    toast({ title: asksToScore(playerOf(players, playerId).name), tone: 'info', action: { label: LET_IN, onPress: () => letIn({ gameId, playerId }) } });
  });
  useEffect(() => {
    const fresh = asking.filter((playerId) => !announced.current.includes(playerId));
    announced.current = asking;
    fresh.forEach((playerId) => announce(playerId));
  }, [asking]);
}
