import { createServer } from 'node:http';
import type { SessionExchangeAnswer } from '@fairshare/contracts';
import { SESSION_EXCHANGE_PATH } from '@fairshare/contracts';

const GROUP = {
  id: 'b2f0c9f4',
  version: 7,
  name: 'Saturday Fourball',
  shareCode: 'GOLF2026',
  players: [...'ABCDEFGH'].map((initials) => ({ id: initials, name: `Player ${initials}`, initials, color: '#1b5e20' })),
};
const BODY = JSON.stringify([GROUP]);

/** The upstream of every contender: half a kilobyte of JSON, a group as the app gets it, and auth's session exchange for our gateway. */
export function serveUpstream(port: number): void {
  createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    if (request.url === SESSION_EXCHANGE_PATH) {
      const session: SessionExchangeAnswer = {
        token: 'a'.repeat(600),
        expiresAt: Math.floor(Date.now() / 1_000) + 60,
        accountVersion: 1,
        billingVersion: 1,
        userId: 'ann',
        sid: 'sid-ann',
      };
      response.end(JSON.stringify(session));
    } else {
      response.setHeader('x-versions', 'groups:b2f0c9f4:7').end(BODY);
    }
  }).listen(port, '127.0.0.1');
}
