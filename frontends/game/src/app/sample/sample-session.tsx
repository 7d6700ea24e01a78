import { useToast } from '@fairshare/ui';
import { entriesQuery } from '@fairshare/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { type DialogId, DialogsContext } from '../../session/dialogs';
import { type Offline, OfflineContext, WITHOUT_STORE } from '../../session/offline/offline';
import { NOTHING_SELECTED, type Selected } from '../../session/selection/selected';
import { SelectionProvider } from '../../session/selection/selection';
import { SAMPLE_ROUND, SampleRoundError } from '../../shared/sample-round-error';
import { sampleClient } from './sample-client';
import { sampleRound, withEntered } from './sample-round';

/** Dialogs that only show information. */
const OPENED: readonly DialogId[] = ['tutorial', 'about', 'terms', 'privacy'];
const nothing = () => undefined;

interface SampleSessionProps {
  /** The first screen to show. */
  shows: Pick<Selected, 'tab' | 'gamesView'>;
  /** False: the screens appear as for a golfer who has no group yet. */
  hasGroup?: boolean;
  children: ReactNode;
}

/**
 * Provides the sample round as the session that the app's screens need. It reads nothing from the server, and neither sends nor stores what is entered. Remount
 * it to show another screen.
 */
export function SampleSession({ shows, hasGroup = true, children }: SampleSessionProps) {
  const { toast } = useToast();
  const [round] = useState(() => sampleRound(new Date().toISOString()));
  const [client] = useState(() => sampleClient(round, hasGroup));
  const [shown, setShown] = useState<DialogId | null>(null);
  const [initial] = useState(() => ({ ...NOTHING_SELECTED, ...shows, ...(hasGroup && { groupId: round.group.id, gameId: round.game.id }) }));

  const offline = useMemo<Offline>(
    () => ({
      ...WITHOUT_STORE,
      enterAtOnce: (hole, change) => client.setQueryData(entriesQuery(round.game.id).queryKey, (known) => known && withEntered(known, hole, change({}))),
      saveOrQueue: () => Promise.reject(new SampleRoundError()),
    }),
    [client, round],
  );
  const dialogs = useMemo(
    () => ({ shown, open: (dialog: DialogId) => (OPENED.includes(dialog) ? setShown(dialog) : void toast(SAMPLE_ROUND)), close: () => setShown(null) }),
    [shown, toast],
  );
  return (
    <QueryClientProvider client={client}>
      <OfflineContext value={offline}>
        <SelectionProvider initial={initial} onChange={nothing}>
          <DialogsContext value={dialogs}>{children}</DialogsContext>
        </SelectionProvider>
      </OfflineContext>
    </QueryClientProvider>
  );
}
