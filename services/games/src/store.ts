import { games } from '@fairshare/contracts';
import type { AggregateStore, AggregateType } from '@fairshare/store';
import type { RoundIndex } from './domain/round-index';
import { type GameSession, publishedSession } from './domain/session';

/** Game sessions: cards, 2/9/16 and BBB in one document each. */
export const sessionType: AggregateType<GameSession> = {
  kind: games.kind,
  schema: 1,
  indexes: { group: (session) => session.groupId, spectatorToken: ({ internal }) => internal.spectatorLink?.token ?? null },
  publish: { topic: games.topic, schema: games.schema, view: publishedSession },
};

/** One a group, never published: the order of its sessions. */
export const roundIndexType: AggregateType<RoundIndex> = { kind: 'calendars', schema: 1 };

export type Sessions = AggregateStore<GameSession>;
export type RoundIndexes = AggregateStore<RoundIndex>;
