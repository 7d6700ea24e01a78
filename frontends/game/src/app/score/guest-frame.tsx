import { groupQuery } from '@fairshare/api-client';
import type { GuestRound } from '@fairshare/contracts';
import { useRuntimeConfig } from '@fairshare/federation';
import { AppFrame, AppHeader, AppNav, Banner, FlagTriangleRightIcon, TrophyIcon } from '@fairshare/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { DialogsProvider } from '../../session/dialogs';
import { GuestContext } from '../../session/guest/guest';
import { groupOf, groupQueryOf, linkOf } from '../../session/guest/guest-round';
import { isUnsent, useOffline } from '../../session/offline/offline';
import { OfflineProvider } from '../../session/offline/offline-provider';
import { loadStore } from '../../session/offline/sync-controller';
import { useRestoredRound, useSyncController } from '../../session/offline/use-snapshot';
import { STROKES_VIEW } from '../../session/selection/games-views';
import { NOTHING_SELECTED } from '../../session/selection/selected';
import { SelectionProvider, useSelection } from '../../session/selection/selection';
import { useOfflineStatus } from '../banners/use-offline-status';
import { ConnectionStatus } from '../connection';
import { ShownPart } from '../../shared/lazy-part';
import { SCREENS } from '../tab-screen';
import { PartFailed } from '../../shared/part-failed';
import { shortNames } from '../../shared/short-names';
import { PageMessage } from './page-message';
import { Standings } from './standings';
import { GAMES, NAV, notSent, SCORING, scoringAs, STANDINGS, youScoreAs } from './texts';
import type { GuestFailure } from './use-guest-round';
import { LOGO } from '../../start/logo';

interface GuestFrameProps {
  /** Token of the open link; empty: the address has none. */
  token: string;
  round: GuestRound;
  /** Why the latest refetch of the round failed. */
  failure: GuestFailure | null;
  retrying: boolean;
  onRetry: () => void;
  /** The first action to offer about the failure. */
  ask: ReactNode;
  /** Shown instead of the games. */
  children: ReactNode;
}

const nothing = () => undefined;

/** "You score as Ben. Ann made this link." on one line, with the short names that a hole's screen uses. */
function scoringAsOf({ group: { name, players }, playerId, madeBy }: GuestRound): string {
  const short = shortNames(players);
  const maker = players.find((player) => player.name === madeBy);
  const me = short.get(playerId) ?? '';
  return madeBy ? scoringAs(me, (maker && short.get(maker.id)) ?? madeBy, name) : `${youScoreAs(me)}.`;
}

/** The main app's part for guests: the games of one round and their standings, with or without signal. */
export function GuestFrame({ token, round, failure, retrying, onRetry, ask, children }: GuestFrameProps) {
  const { guestId, gameStateId, group } = round;
  const guest = useMemo(() => ({ guestId, scoringAs: scoringAsOf(round), groupQuery: groupQueryOf(round) }), [guestId, round]);
  const [initial] = useState({ ...NOTHING_SELECTED, tab: 'games', gamesView: STROKES_VIEW, groupId: group.id, gameId: gameStateId } as const);
  const [isOffered, setIsOffered] = useState(false);
  const isOver = failure === 'ended' || failure === 'taken';
  return (
    <GuestContext value={guest}>
      <OfflineProvider userId={guestId} knownHere onLoggedOut={nothing} onShutOut={onRetry}>
        {isOver ? (
          <PageMessage failure={isOffered && failure === 'ended' ? 'handed-over' : failure} retrying={retrying} onRetry={onRetry} ask={ask}>
            <NotSent />
          </PageMessage>
        ) : (
          <>
            <StoredHere token={token} round={round} />
            <SelectionProvider initial={initial} onChange={nothing}>
              <DialogsProvider>
                <Frame round={round} onOffered={() => setIsOffered(true)}>
                  {children}
                </Frame>
              </DialogsProvider>
            </SelectionProvider>
          </>
        )}
      </OfflineProvider>
    </GuestContext>
  );
}

/** Stores the round on this phone, so that it opens without signal, and shows its scores from the stored snapshot first. */
function StoredHere({ token, round }: Pick<GuestFrameProps, 'token' | 'round'>) {
  const controller = useSyncController();
  const queryClient = useQueryClient();
  useRestoredRound(round.gameStateId);
  useEffect(() => {
    queryClient.setQueryData(groupQuery(round.group.id).queryKey, groupOf(round));
    const link = token === '' ? null : linkOf(token);
    Promise.all([loadStore(), controller?.store])
      .then(([{ storeGuestRound }, store]) => store && storeGuestRound(store, { link, round }))
      .catch(nothing);
  }, [controller, queryClient, token, round]);
  return null;
}

function Frame({ round, onOffered, children }: Pick<GuestFrameProps, 'round' | 'children'> & { onOffered: () => void }) {
  const { productName } = useRuntimeConfig();
  const { game, tab, openTab } = useSelection();
  const isFinished = game ? game.status === 'finished' : round.isFinished;
  const shown = isFinished ? 'scoreboard' : tab;
  const offline = useOfflineStatus('connected', shown);
  const items = [
    { id: 'games', label: GAMES, icon: <FlagTriangleRightIcon aria-hidden />, onSelect: () => openTab('games') },
    { id: 'scoreboard', label: STANDINGS, icon: <TrophyIcon aria-hidden />, onSelect: () => openTab('scoreboard') },
  ];
  return (
    <AppFrame
      header={<AppHeader product={productName} logo={LOGO} title={game?.name} status={<ConnectionStatus quiet={offline.header !== null} />} notice={offline.header} />}
      nav={!isFinished && !children && <AppNav label={NAV} items={items} current={shown} />}
    >
      <title>{`${game?.name ?? SCORING} - ${productName}`}</title>
      {children || (shown === 'games' ? <Games /> : <Standings round={round} isFinished={isFinished} onOffered={onOffered} />)}
      {offline.sheet}
    </AppFrame>
  );
}

function Games() {
  return <ShownPart part={SCREENS.games} props={{}} pending={null} failed={PartFailed} />;
}

/** Scores that were still unsent when the link ended. */
function NotSent() {
  const unsent = useOffline().entries.filter(isUnsent).length;
  return unsent > 0 && <Banner tone="warning">{notSent(unsent)}</Banner>;
}
