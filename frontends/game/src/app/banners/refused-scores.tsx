import type { Entry } from '@fairshare/offline';
import { Banner, Button, IconButton, isolated, List, ListRow, XIcon } from '@fairshare/ui';
import { useSelection } from '../../session/selection/selection';
import { useOffline } from '../../session/offline/offline';
import { refusedTitle, removeLabel, TRY_AGAIN } from '../../session/offline/texts';

const AWARDS: Readonly<Record<string, string>> = { firstOn: 'first on the green', closestTo: 'closest to the pin', firstIn: 'first in the hole' };

/** What the server would not take, each with its reason; it stays until the golfer has seen to it. */
export function RefusedScores({ refused }: { refused: readonly Entry[] }) {
  const { retryRefused, remove } = useOffline();
  const { players } = useSelection();
  const nameOf = (id: string | null) => players.find((player) => player.id === id)?.name ?? (id === null || id === 'none' ? 'nobody' : 'a player');
  return (
    <Banner tone="error" title={refusedTitle(refused.length)} action={<Button onClick={retryRefused}>{TRY_AGAIN}</Button>}>
      <List label={refusedTitle(refused.length)}>
        {refused.map((entry) => {
          const what = wordsFor(entry, nameOf(entry.playerId));
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

function wordsFor({ type, hole, pointsScore, award, cardAssignment }: Entry, name: string): string {
  if (type === 'card') return `${cardAssignment?.cardType} to ${isolated(name)}`;
  if (type === 'points') return `Hole ${hole}: ${isolated(name)}, ${pointsScore}`;
  return `Hole ${hole}: ${isolated(name)}, ${AWARDS[award ?? '']}`;
}
