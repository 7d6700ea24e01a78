/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { ScoringLinkPreview } from '@fairshare/contracts';
import { act, screen } from '@testing-library/react';
import { resetBrowser } from './support/browser';
import { FakeApi } from './support/fake-api';
import { aGame, aStrokesGame, entriesOf } from './support/golf-data';
import { GUEST_ROUND, PREVIEW, showScorePage } from './support/show-score-page';

describe('a browser that is not let in', () => {
  let tokens = 0;
  let token: string;
  let fake: FakeApi;
  beforeEach(async () => {
    await resetBrowser();
    // A new token for each test, since a page remembers which links it opened.
    token = `s1.asks${(tokens += 1)}abcdefghijklmnopqrst`;
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    fake = new FakeApi()
      .on('POST /api/guest/preview', { body: PREVIEW })
      .on('POST /api/guest/ask', { status: 204 })
      .on('POST /api/guest/open', { body: GUEST_ROUND })
      .on('GET /api/game-state/s1', { body: aGame('s1', 'g1', 'Pebble Beach') })
      .on('GET /api/game-state/s1/holes', { body: entriesOf('s1', 'g1', [aStrokesGame('s1.points1', 'g1', 's1')]) })
      .install();
  });
  afterEach(() => jest.useRealTimers());

  const previewIs = (differs: Partial<ScoringLinkPreview>) => fake.on('POST /api/guest/preview', { body: { ...PREVIEW, ...differs } });
  const show = () => showScorePage(`/score/${token}`);
  const start = async (actor: ReturnType<typeof show>['actor'], name = 'Score as Bo Ray') => actor.click(await screen.findByRole('button', { name }));

  test('when it asks, then it goes on once it is let in', async () => {
    previewIs({ state: 'taken' });
    const { actor } = show();
    await start(actor, 'Ask to Be Let In');
    expect(await screen.findByText('Al Ace was asked. Keep this page open: it goes on once you are let in.')).toBeVisible();
    expect(fake.bodies('POST /api/guest/ask')).toEqual([{ token, device: expect.any(String) }]);
    previewIs({});
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    await start(actor);
    const [{ device } = { device: '' }] = fake.bodies('POST /api/guest/ask') as { device: string }[];
    expect(fake.bodies('POST /api/guest/open')).toEqual([{ token, device }]);
  });

  test('when the link was taken meanwhile, then it asks as well', async () => {
    fake.on('POST /api/guest/open', { status: 409, body: { code: 'LINK_TAKEN', message: 'This link is open in another browser' } });
    const { actor } = show();
    await start(actor);
    await start(actor, 'Ask to Be Let In');
    await screen.findByText(/^Your group was asked\./);
    fake.on('POST /api/guest/open', { body: GUEST_ROUND });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByRole('heading', { name: 'Hole 1' })).toBeVisible();
  });

  test('when a picked name is refused, then it asks as that player', async () => {
    const choices = [{ playerId: 'p1', name: 'Ann Lee', isTaken: true }];
    previewIs({ playerName: '', choices });
    fake.on('POST /api/guest/open', { status: 409, body: { code: 'LINK_TAKEN', message: 'This link is open in another browser' } });
    const { actor } = show();
    await start(actor, 'That’s me: Ann Lee');
    await start(actor, 'Ask to Be Let In as Ann Lee');
    expect(await screen.findByText('Asked to be let in')).toBeVisible();
    expect(fake.bodies('POST /api/guest/ask')).toEqual([{ token, device: expect.any(String), playerId: 'p1' }]);
  });
});
