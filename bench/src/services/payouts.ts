import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { games, groups } from '@fairshare/contracts';
import { SELECTIONS } from '@fairshare/golf-rules';
import { createSettlementService } from '@fairshare/settlement-service';
import { createStubOwner } from '@fairshare/testing/stand-ins';
import { tellParent } from '../role';
import { BenchPlatform } from './bench-platform';
import { finishedRound, groupOf } from './round-of-eight';

/** One call; with a body it is a POST. */
export interface Call {
  readonly url: string;
  readonly body?: string;
}

export interface Ready {
  readonly token: string;
  readonly calls: Readonly<Record<string, Call>>;
}

/** The settlement service beside the owners of one full round of eight. */
export async function servePayouts(): Promise<void> {
  const platform = new BenchPlatform();
  const [groupOwner, gameOwner] = [createStubOwner(groups), createStubOwner(games)];
  await platform.host('groups', groupOwner.create);
  await platform.host('games', gameOwner.create);
  const { url, consume } = await platform.host('settlement', createSettlementService);
  await groupOwner.put(groupOf('g1'));
  await gameOwner.put(finishedRound('s1', 'g1'));
  await consume();
  const calls = {
    'payouts of 2/9/16, points and FBT': { url: `${url}/api/points-games/s1.p2/payouts?mode=both` },
    'payouts of BBB, points and FBT': { url: `${url}/api/points-games/s1.b1/payouts?mode=both` },
    'payouts of the cards': { url: `${url}/api/game-state/s1/payouts` },
    'all five combined': { url: `${url}/api/calculate-combined-games`, body: JSON.stringify({ groupId: 'g1', gameStateId: 's1', selectedGames: SELECTIONS }) },
    'all five combined and saved': {
      url: `${url}/api/calculate-combined-games`,
      body: JSON.stringify({ groupId: 'g1', gameStateId: 's1', selectedGames: SELECTIONS, saveResults: true }),
    },
  };
  tellParent({ token: platform.token, calls } satisfies Ready);
}

/** node's own http server, which knows these answers by heart: what a call costs that computes nothing. */
export async function serveByHeart({ token, calls }: Ready): Promise<void> {
  const answers = new Map<string, string>();
  for (const { url, body } of Object.values(calls)) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    const { pathname, search } = new URL(url);
    answers.set(pathname + search, await answer.text());
  }
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end(answers.get(request.url ?? ''));
  });
  server.listen(0, '127.0.0.1', () => {
    const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const own = Object.entries(calls).map(([name, call]) => [name, { ...call, url: call.url.replace(/^http:\/\/[^/]+/, to) }] as const);
    tellParent({ token, calls: Object.fromEntries(own) } satisfies Ready);
  });
}
