import { api } from '@fairshare/api-client';
import type { GuestRound, User } from '@fairshare/contracts';
import { useNavigate } from '@fairshare/federation';
import { forgetReturn } from '@fairshare/federation/after-sign-in';
import { useToast } from '@fairshare/ui';
import { loadStore } from '../../session/offline/sync-controller';
import { useAllSent } from '../../session/offline/use-all-sent';
import { useSyncController } from '../../session/offline/use-snapshot';
import { STROKES_VIEW } from '../../session/selection/games-views';
import { NOTHING_SELECTED } from '../../session/selection/selected';
import { store as rememberSelected } from '../../session/selection/stored-selection';
import { useChange } from '../../shared/use-change';
import { KEPT, NOT_KEPT } from './texts';

/** The player that the guest scores as. */
export const playerNameOf = ({ group, playerId }: GuestRound): string => group.players.find(({ id }) => id === playerId)?.name ?? '';

/** Keeps the guest's round in the signed-in account: sends pending entries, joins the group, claims the player, and opens the round in the main app. */
export function useKeepRound({ gameStateId }: GuestRound): { readonly keep: (user: User) => void; readonly isKeeping: boolean } {
  const controller = useSyncController();
  const allSent = useAllSent();
  const navigate = useNavigate();
  const { toast } = useToast();
  const { mutate, isPending } = useChange(
    {
      mutationKey: ['keepGuestRound'],
      mutationFn: async (user: User) => {
        await allSent();
        const group = await api.call('POST /api/guest/keep');
        const selected = { ...NOTHING_SELECTED, tab: 'games', gamesView: STROKES_VIEW, groupId: group.id, gameId: gameStateId } as const;
        rememberSelected(user.id, selected);
        // The round is kept even if these preferences are not saved: then it is one tap away.
        await api.call('PUT /api/user/preferences', { body: { selectedGroupId: group.id, selectedGameId: gameStateId, currentTab: 'games' } }).catch(() => undefined);
        await forgetGuest().catch(() => undefined);
      },
      onSettled: () => forgetReturn(),
      onSuccess: () => {
        toast({ ...KEPT, tone: 'success' });
        navigate('/', { replace: true });
      },
    },
    NOT_KEPT,
  );
  /** From now on this phone belongs to the member. */
  const forgetGuest = async () => {
    const { storeGuestRound } = await loadStore();
    const store = await controller?.store;
    if (store) await storeGuestRound(store, null);
  };
  return { keep: mutate, isKeeping: isPending };
}
