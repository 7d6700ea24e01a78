import type { BbbHole, GroupState } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Change, Stored, WriteOptions } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { type Entries, type Stamp, stampOf } from '../domain/cells';
import { RoundFinished } from '../domain/errors';
import * as pointsGame from '../domain/points-game';
import * as holes from '../domain/record-hole';
import { type Round, inVersion, withoutExpiredLinks } from '../domain/round';
import { requireLetIn } from '../domain/scoring-links';
import { openRoundOfGame, type OpenRound, type Scorer } from '../loaders/rounds';

/** Applies a rule to a round that the caller may score. @throws GuestGone, RoundFinished for a guest; and what the rule throws. */
export const scoreRound = (
  deps: Pick<GamesDeps, 'rounds' | 'clock'>,
  caller: Scorer,
  { roundId, group }: { readonly roundId: string; readonly group: GroupState },
  rule: (round: Round) => Change<Round>,
  options: WriteOptions,
): Promise<Stored<Round>> =>
  deps.rounds.update(
    roundId,
    (round, version) => {
      requireStillLetIn(deps, caller, round, group);
      const change = rule(withoutExpiredLinks(round, deps.clock().toISOString()));
      if (change !== 'unchanged') requireOpenTo(caller, round);
      return inVersion(change, version + 1);
    },
    options,
  );

/** The link of a guest may be gone since the request began. @throws GuestGone */
export function requireStillLetIn({ clock }: Pick<GamesDeps, 'clock'>, caller: Scorer, round: Round, group: GroupState): void {
  if (caller.role === 'guest') requireLetIn(round, group, { guestId: caller.userId, playerId: caller.guest.playerId }, clock().toISOString());
}

/** Members correct a finished round; guests do not. @throws RoundFinished */
export function requireOpenTo(caller: Scorer, { finished }: Pick<Round, 'finished'>): void {
  if (caller.role === 'guest' && finished) throw new RoundFinished();
}

/** What a rule about one 2/9/16 or BBB game is given beside its round. */
interface ChangeContext {
  readonly group: GroupState;
  readonly stamp: Stamp;
  /** If-Match speaks of the game's own version, not of its round's. */
  readonly ifVersion?: number;
}

/** Changes a 2/9/16 or BBB game by a rule of the domain. @throws NoSuchGame, and what the rule throws. */
export async function changeGame(
  deps: GamesDeps,
  caller: Scorer,
  gameId: string,
  { options: { ifVersion, request } }: RequestWrite,
  rule: (round: Round, context: ChangeContext) => Change<Round>,
): Promise<OpenRound> {
  const { stored: opened, group } = await openRoundOfGame(deps, caller, gameId);
  const changed = (round: Round) => rule(round, { group, stamp: stampOf(caller, deps.clock()), ifVersion });
  const stored = await scoreRound(deps, caller, { roundId: opened.id, group }, changed, { request, from: opened });
  return { stored, group };
}

/** Records every player's net strokes on a hole of a 2/9/16 game. */
export const recordHoleScores =
  (deps: GamesDeps) =>
  (caller: Scorer, entry: holes.HoleEntry<Entries<number>>, write: RequestWrite): Promise<OpenRound> =>
    changeGame(deps, caller, entry.gameId, write, (round, { group, stamp, ifVersion }) => holes.recordHoleScores(round, group.players, { ...entry, ifVersion }, stamp));

/** Records the three awards of a BBB hole. */
export const recordBbbHole =
  (deps: GamesDeps) =>
  (caller: Scorer, entry: holes.HoleEntry<BbbHole>, write: RequestWrite): Promise<OpenRound> =>
    changeGame(deps, caller, entry.gameId, write, (round, { group, stamp, ifVersion }) => holes.recordBbbHole(round, group.players, { ...entry, ifVersion }, stamp));

/** Sets what a point and a pot of a 2/9/16 or BBB game are worth (cents). */
export const changeSettings =
  (deps: GamesDeps) =>
  (caller: Caller, { gameId, ...request }: pointsGame.SettingsRequest, write: RequestWrite): Promise<OpenRound> =>
    changeGame(deps, caller, gameId, write, (round, { group, stamp, ifVersion }) => pointsGame.changeSettings(round, group.players, { gameId, ...request, ifVersion }, stamp));
