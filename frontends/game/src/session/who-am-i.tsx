import { claimPlayerMutation, currentUserQuery } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { Banner, Button, isolated, Row } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { likelyPlayer } from '../shared/likely-player';
import { useChange } from '../shared/use-change';
import { useOffline } from './offline/offline';

const YES = 'Yes';
const NO = 'No';
const areYou = (name: string) => `Are you ${isolated(name)}?`;
const COULD_NOT_CLAIM = 'Could not say who you are';

interface WhoAmIProps {
  group: Group;
  /** Shown instead if no player of the group is likely to be the reader. */
  children?: ReactNode;
}

/** Asks whether the reader is the player with their name. One tap confirms it; after a "no" this phone does not ask again. */
export function WhoAmI({ group, children }: WhoAmIProps) {
  const { online } = useOffline();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  const [denied, setDenied] = useState(() => readDenied(group.id));
  const { mutate, isPending } = useChange(claimPlayerMutation(), COULD_NOT_CLAIM);
  const player = user ? likelyPlayer(group, user) : null;
  if (!player || player.id === denied) return children;
  const deny = () => {
    keepDenied(group.id, player.id);
    setDenied(player.id);
  };
  return (
    <Banner
      title={areYou(player.name)}
      action={
        <Row>
          <Button onClick={deny}>{NO}</Button>
          <Button variant="primary" disabled={!online} busy={isPending} onClick={() => mutate({ groupId: group.id, playerId: player.id, isMe: true })}>
            {YES}
          </Button>
        </Row>
      }
    />
  );
}

const keyOf = (groupId: string): string => `fairshare-not-me-${groupId}`;

/** The player that the reader said they are not. If storage is forbidden, the reader is asked again. */
function readDenied(groupId: string): string | null {
  try {
    return window.localStorage.getItem(keyOf(groupId));
  } catch {
    return null;
  }
}

function keepDenied(groupId: string, playerId: string): void {
  try {
    window.localStorage.setItem(keyOf(groupId), playerId);
  } catch {
    // See readDenied.
  }
}
