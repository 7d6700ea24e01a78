import { addPlayerMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { useMutation } from '@tanstack/react-query';
import { graphemes } from '@fairshare/ui';
import { useState } from 'react';
import { useFailureToast } from '../../../shared/failure-toast';
import type { ShownPlayer } from '../../../shared/player-of';
import { COULD_NOT_ADD } from './texts';

/** Grey placeholder: the group assigns a colour when the player is added. */
const NO_COLOR = '#6b7280';

interface Newcomers {
  /** The typed names, one for each field. */
  readonly names: readonly string[];
  readonly addField: () => void;
  readonly rename: (index: number, name: string) => void;
  /** The newcomers with a name, as players of the previewed round. */
  readonly players: readonly ShownPlayer[];
  readonly isJoining: boolean;
  /** Adds the newcomers to the group. Resolves to a map from each preview id to the new player's id; null: one could not be added, and a toast reports it. */
  readonly join: () => Promise<Readonly<Record<string, string>> | null>;
}

/** New players who are added to the group and to the round in one step. */
export function useNewcomers(group: Group): Newcomers {
  const [names, setNames] = useState<readonly string[]>([]);
  const { mutateAsync, isPending } = useMutation(addPlayerMutation());
  const { couldNot, resolved } = useFailureToast();
  const typed = names.flatMap((name, index) => (name.trim() === '' ? [] : [{ index, name: name.trim() }]));
  return {
    names,
    addField: () => setNames((now) => [...now, '']),
    rename: (index, name) => setNames((now) => now.map((one, at) => (at === index ? name : one))),
    players: typed.map(({ index, name }) => ({ id: `new-${index}`, name, initials: graphemes(name)[0] ?? '?', color: NO_COLOR })),
    isJoining: isPending,
    join: async () => {
      const known = new Set([...group.players, ...(group.archived ?? [])].map(({ id }) => id));
      const ids: Record<string, string> = {};
      try {
        for (const { index, name } of typed) {
          const { players } = await mutateAsync({ groupId: group.id, player: { name } });
          const added = players.findLast(({ id }) => !known.has(id));
          if (!added) continue;
          known.add(added.id);
          ids[`new-${index}`] = added.id;
        }
        resolved(COULD_NOT_ADD);
        return ids;
      } catch (error) {
        couldNot(COULD_NOT_ADD, error);
        // The players added before the failure stay in the group, and are in the list by now.
        setNames((now) => now.filter((_name, index) => ids[`new-${index}`] === undefined));
        return null;
      }
    },
  };
}
