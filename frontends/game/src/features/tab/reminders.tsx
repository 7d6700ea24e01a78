import { remindPlayerMutation } from '@fairshare/api-client';
import type { Group, Tab } from '@fairshare/contracts';
import { Button, Section, useToast } from '@fairshare/ui';
import { useOffline } from '../../session/offline/offline';
import { everyoneOf } from '../../session/selection/round-players';
import { useChange } from '../../shared/use-change';
import { playerOf } from '../../shared/player-of';
import styles from './tab.module.css';
import { COULD_NOT_REMIND, REMIND, remindLabel, reminded, REMINDERS_HINT } from './texts';

/** The players whom the user can remind of the tab. No reminder is sent automatically. */
export function Reminders({ group, tab: { canRemind = [] } }: { group: Group; tab: Tab }) {
  const { online } = useOffline();
  const { toast } = useToast();
  const { mutate, isPending, variables } = useChange(remindPlayerMutation(), COULD_NOT_REMIND);
  if (canRemind.length === 0 || !online) return null;
  return (
    <Section title={REMIND} description={REMINDERS_HINT}>
      <ul role="list" className={styles.reminders}>
        {canRemind.map((playerId) => {
          const { name } = playerOf(everyoneOf(group), playerId);
          return (
            <li key={playerId}>
              <Button
                variant="secondary"
                busy={isPending && variables.playerId === playerId}
                aria-label={remindLabel(name)}
                onClick={() => mutate({ groupId: group.id, playerId }, { onSuccess: () => toast({ title: reminded(name), tone: 'success' }) })}
              >
                {name}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
