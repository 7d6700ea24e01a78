import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as drive from '../domain/record-drive';
import type { CardGame } from '../loaders/open-session';
import { changeCards } from './change-cards';

export interface DriveEntry {
  readonly sessionId: string;
  readonly hole: number;
  readonly longest: string;
}

/** Records who drove farthest on a hole. */
export const recordDrive =
  (deps: GamesDeps) =>
  (caller: Caller, { sessionId, hole, longest }: DriveEntry, write: RequestWrite): Promise<CardGame> =>
    changeCards(deps, caller, { sessionId }, write, (session, group, stamp) => drive.recordDrive(session, group.players, hole, longest, stamp));
