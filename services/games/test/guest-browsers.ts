import type { Answer, TestClient } from '@fairshare/testing';

export const GUEST = { 'X-Guest': '1' };
export const asGuest = { headers: GUEST };

export const linksPath = (roundId: string): string => `/api/game-state/${roundId}/scoring-links`;

/** The device id that a browser of this name sends. */
export const deviceOf = (name: string): string => name.padEnd(22, 'x');

export const open = (browser: TestClient, token: string, device = 'phone'): Promise<Answer> => browser.post('/api/guest/open', { token, device: deviceOf(device) });

export const roundOf = (browser: TestClient): Promise<Answer> => browser.get('/api/guest/round', asGuest);
