import type { Entry } from '@fairshare/offline';
import { Banner, Button, IconButton, List, ListRow, XIcon } from '@fairshare/ui';
import { useSelection } from '../../session/selection/selection';
import { useOffline } from '../../session/offline/offline';
import { holeName, refusedTitle, removeLabel, TRY_AGAIN } from '../../session/offline/texts';
import { entryWords } from './entry-words';

/** Scores that the server refused, each with its reason. They stay until the golfer resolves them. */
export function RefusedScores({ refused }: { refused: readonly Entry[] }) {
  const { online, retryRefused, remove } = useOffline();
  const { players } = useSelection();
  return (
    <Banner tone="error" title={refusedTitle(refused.length)} action={online && <Button onClick={retryRefused}>{TRY_AGAIN}</Button>}>
      <List label={refusedTitle(refused.length)}>
        {refused.map((entry) => {
          const words = entryWords(entry, players);
          const what = entry.hole === null ? words : `${holeName(entry.hole)}: ${words}`;
          return (
            <ListRow
              key={entry.id}
              title={what}
              subtitle={entry.refusal?.reason}
              trailing={<IconButton label={removeLabel(what)} icon={<XIcon aria-hidden />} onClick={() => remove([entry.id])} />}
            />
          );
        })}
      </List>
    </Banner>
  );
}
