import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as drive from '../domain/record-drive';
import type { CardGame } from '../loaders/rounds';
import { changeRound } from './change-round';

export interface DriveEntry {
  readonly roundId: string;
  readonly hole: number;
  readonly longest: string;
}

/** Records who drove farthest on a hole. */
export const recordDrive =
  (deps: GamesDeps) =>
  (caller: Caller, { roundId, hole, longest }: DriveEntry, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, { roundId }, write, (round, group, stamp) => drive.recordDrive(round, group.players, hole, longest, stamp));
