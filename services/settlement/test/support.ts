import { accounts, games, groups } from '@fairshare/contracts';
import { aGroup, aRound, createStubOwner, startTestPlatform, type TestPlatformOptions } from '@fairshare/testing';
import type { PageSizes } from '../src/domain/move-lines';
import { createSettlementService } from '../src/service';

export const PLAYERS = ['ann', 'bob', 'cy', 'di'];

export const GROUP = aGroup({ name: 'Four', players: PLAYERS.map((id) => ({ id, name: id.toUpperCase() })) });
/** A round of the four: `s1`, without entries. */
export const ROUND = aRound().in(GROUP);

/** The settlement service, with minimal services that own accounts, groups and games. */
export async function startSettlement({ pageSizes, ...options }: Pick<TestPlatformOptions, 'adapters' | 'wrapBus' | 'now'> & { readonly pageSizes?: PageSizes } = {}) {
  const accountOwner = createStubOwner(accounts);
  const groupOwner = createStubOwner(groups);
  const gameOwner = createStubOwner(games);
  const platform = await startTestPlatform({
    services: { auth: accountOwner.create, groups: groupOwner.create, games: gameOwner.create, settlement: (deps) => createSettlementService(deps, pageSizes && { pageSizes }) },
    ...options,
  });
  const ask = platform.as({ userId: 'user-1' });
  return {
    ...platform,
    accounts: accountOwner,
    groups: groupOwner,
    games: gameOwner,
    ask,
    /** The headers of a client that has just written the round. */
    having: (sessionVersion: number, id = 's1') => ({ headers: { 'x-at-least': `games/${id}=${sessionVersion}` } }),
  };
}
