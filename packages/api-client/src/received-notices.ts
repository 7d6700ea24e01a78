import type { ClientMessages, Heard, HEARD_MAX, ChangeNotice, Presence, RoomAnswer, ServerMessages } from '@fairshare/contracts';
import type { InvalidateQueryFilters } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { type ChangeNoticeEvent, KIND_OF_NOTICE } from './invalidations';

const MAX: typeof HEARD_MAX = 30;

/** Receives the events of rooms. */
export interface RoomListener {
  onChangeNotice(event: ChangeNoticeEvent, notice: ChangeNotice): void;
  /** Notices may have been lost: the server did not list the missed ones after a reconnection, or it sent `resync`. */
  onResync(): void;
  /** After a reconnection, once the missed notices were delivered. `owed` selects the queries that earlier notices invalidated and that are still to be refetched. */
  onReturn?(owed: InvalidateQueryFilters): void;
  /** Receives who scores what in a room, whenever that changes. */
  onPresence?(presence: Presence): void;
}

/** The notices that this phone received in each room; it sends their versions when it reconnects. */
export interface ReceivedNotices {
  /** The versions to send for a room; null: none from which the server could list the missed notices. */
  of(groupId: string): Heard | null;
  /** Handles the response to a join, which lists the missed notices. */
  answered(groupId: string, answer: RoomAnswer): void;
  /** Called once all rooms have been joined again. */
  returned(answers: readonly RoomAnswer[]): void;
}

/** Subscribes to the events of a socket's rooms, and stores the newest version received of each record. */
export function listenToRooms(socket: Socket<ServerMessages, ClientMessages>, { onChangeNotice, onResync, onReturn, onPresence }: RoomListener): ReceivedNotices {
  const rooms = new Map<string, Heard>();
  socket.on('resync', () => onResync());
  socket.on('presence', (presence: Presence) => onPresence?.(presence));
  for (const event of Object.keys(KIND_OF_NOTICE) as ChangeNoticeEvent[]) {
    socket.on(event, (notice: ChangeNotice) => {
      const versions = rooms.get(notice.groupId)?.versions;
      const key = `${event}/${notice.id}`;
      if (versions) versions[key] = Math.max(notice.version, versions[key] ?? 0);
      onChangeNotice(event, notice);
    });
  }

  return {
    of(groupId) {
      const heard = rooms.get(groupId);
      return heard && Object.keys(heard.versions).length <= MAX ? heard : null;
    },
    answered(groupId, answer) {
      if (!answer.ok) return;
      const { journal, place, missed = [] } = answer;
      if (journal !== undefined && place !== undefined) rooms.set(groupId, { journal, place, versions: {} });
      else rooms.delete(groupId);
      for (const [event, notice] of missed) if (event in KIND_OF_NOTICE) onChangeNotice(event, notice);
    },
    returned(answers) {
      const isComplete = answers.length > 0 && answers.every((answer) => answer.ok && answer.missed);
      if (isComplete && onReturn) onReturn({ predicate: isOwed });
      else onResync();
    },
  };
}

/**
 * A query that failed, or was invalidated before the disconnect. Payouts and combined results are left out: while they are older than the scores,
 * the phone calculates them itself, and they are refetched when they are opened next.
 */
const isOwed: NonNullable<InvalidateQueryFilters['predicate']> = ({ queryKey: [path, , word], state }) =>
  state.status === 'error' || (state.isInvalidated && word !== 'payouts' && path !== '/api/combined-payout-results');
