import type { Tab, TabLine } from '@fairshare/contracts';
import { NewerSchema } from '@fairshare/store';
import { eventually } from '@fairshare/testing';
import { tabPageType, tabType } from '../src/store';
import { annOn, keepLongTab, lineAt, roundAt, storeOfSchema2 } from './long-tab';
import { GROUP, ROUND, startSettlement } from './support';

const DAY = 86_400_000;
const LINES = 5_000;
const URL = '/api/groups/g1/tab';
const CLAIMED = { ...GROUP, members: ['user-1', 'user-2', 'user-3'], claims: { ann: 'user-1', bob: 'user-2' } };

describe('a tab of 5,000 lines, as the last release kept it', () => {
  let settlement: Awaited<ReturnType<typeof startSettlement>>;
  beforeEach(async () => {
    settlement = await startSettlement();
    await settlement.groups.put(CLAIMED);
    await keepLongTab(settlement.storage('settlement'), 'g1', LINES, settlement.clock.now());
  });
  afterEach(() => settlement.close());

  const tabs = () => settlement.storage('settlement').aggregates(tabType);
  const pages = () => settlement.storage('settlement').aggregates(tabPageType);
  const as = (userId: string) => settlement.as({ userId });
  const readTab = async (query = '?limit=3', userId = 'user-1'): Promise<Tab> => (await as(userId).get(URL + query)).body;
  const pay = (userId: string, body: object = {}, key?: string) =>
    as(userId).post(`${URL}/payments`, { from: 'ann', to: 'bob', amount: 0.01, seen: null, ...body }, key ? { headers: { 'idempotency-key': key } } : {});
  const paymentAt = (place: number) => `${URL}/payments/${lineAt(place)}`;
  /** The balances after Ann has paid this many cents more. */
  const dollars = (cents: number) => ({ ann: (annOn(LINES) + cents) / 100, bob: -(annOn(LINES) + cents) / 100 });
  const kept = async () => (await tabs().get('g1'))?.state.lines.length;

  /** All lines, newest first, read page by page. */
  async function linesOf(userId = 'user-1', query = '?limit=200'): Promise<TabLine[]> {
    const lines: TabLine[] = [];
    for (let next: string | undefined = URL + query; next;) {
      const { body, headers }: { body: Tab; headers: Headers } = await as(userId).get(next);
      lines.push(...body.lines);
      next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
    }
    return lines;
  }

  /** Records enough payments of Cy to Di to move all present lines of the tab to pages. */
  async function grow(): Promise<void> {
    for (let count = 0; count < 250; count += 1) {
      const answer = await pay(`user-${(count % 3) + 1}`, { from: 'cy', to: 'di', amount: 500 + count });
      expect(answer.status).toBe(201);
    }
  }

  it('when a payment is recorded, then older lines move and read as before', async () => {
    const before = await linesOf();
    expect(before.map(({ id }) => id)).toEqual(Array.from({ length: LINES }, (_, index) => lineAt(LINES - index)));
    const { id } = (await pay('user-1')).body;
    expect(await kept()).toBeLessThan(200);
    expect(await linesOf()).toEqual([expect.objectContaining({ id }), ...before]);
    expect(await readTab()).toMatchObject({ version: 2, balances: dollars(1) });
    // A request without a limit still gets all lines.
    expect((await readTab('')).lines).toHaveLength(LINES + 1);
    expect((await as('user-1').get(`${URL}?cursor=${lineAt(3)}`)).body.lines.map((line: TabLine) => line.id)).toEqual([lineAt(2), lineAt(1)]);
    expect((await as('user-1').get(`${URL}?limit=2&cursor=nothing`)).body.lines[0].id).toBe(id);
    // The previous release would take the remaining lines for all of them.
    await expect(storeOfSchema2(settlement.storage('settlement')).get('g1')).rejects.toThrow(NewerSchema);
  });

  it('when an older payment is undone or reopened, then its limits hold', async () => {
    await pay('user-1');
    const [undone, reopened, late, twin] = [5, 6, 2, 3].map(paymentAt) as [string, string, string, string];
    expect((await as('user-1').delete(undone)).status).toBe(403);
    const undoing = (await as('user-2').delete(undone)).body;
    expect(undoing).toMatchObject({ kind: 'undone', undoes: lineAt(5) });
    expect((await as('user-2').delete(undone)).body.id).toBe(undoing.id);
    expect((await as('user-1').post(`${reopened}/reopen`, { reason: 'Not so' })).status).toBe(200);
    expect(await as('user-1').post(`${undone}/reopen`, { reason: 'Not so' })).toMatchObject({ status: 409, body: { code: 'PAYMENT_UNDONE' } });
    expect(await as('user-1').post(`${late}/reopen`, { reason: 'Not so' })).toMatchObject({ status: 409, body: { code: 'REOPEN_TOO_LATE' } });
    // Ann also recorded that payment.
    expect((await as('user-1').delete(twin)).status).toBe(200);
    expect((await as('user-2').delete(`${URL}/payments/nothing`)).status).toBe(404);
    expect((await readTab()).balances).toEqual(dollars(16));

    const expectLines = async () => {
      const lines = new Map((await linesOf()).map((line) => [line.id, line]));
      expect(lines.get(lineAt(5))).toMatchObject({ undoneBy: undoing.id, canReopen: false });
      expect(lines.get(lineAt(7))).toMatchObject({ undoneBy: null, canReopen: true });
      expect(lines.get(lineAt(2))).toMatchObject({ undoneBy: null, canReopen: false });
      expect(lines.get(lineAt(3))).toMatchObject({ undoneBy: `undo-${lineAt(3)}`, entryIds: ['of-ann'] });
      expect((await as('user-2').delete(undone)).body.id).toBe(undoing.id);
      expect((await as('user-1').post(`${reopened}/reopen`, { reason: 'Not so' })).status).toBe(200);
    };
    await expectLines();
    // The same holds once the lines that reverse payments are on pages, too.
    await grow();
    await expectLines();
  });

  it('when an older round is settled anew or deleted, then corrections follow', async () => {
    await pay('user-1');
    const id = roundAt(11);
    const finished = { id: 'f1', at: '2026-05-02T12:00:00.000Z', by: 'user-1' };
    const round = ROUND.with({ id, plays: ['bbb'], holders: { camel: 'bob' }, cardValues: { camel: 9 }, finished }).published();
    // Versions of a saved result start at 1: the first save has the posted version, the next a newer one.
    await settlement.games.put({ ...round, finished: null });
    const save = { groupId: 'g1', gameStateId: id, selectedGames: ['cards'], saveResults: true };
    expect((await settlement.ask.post('/api/calculate-combined-games', save)).status).toBe(200);
    const version = await settlement.games.put(round);
    const [corrected] = ((await settlement.ask.get(`${URL}?limit=1`, settlement.having(version, id))).body as Tab).lines;
    expect(corrected).toMatchObject({ kind: 'correction', round: { id, name: 'Saturday' }, nets: { ann: 2.97, bob: -8.97, cy: 3, di: 3 } });

    await grow();
    await settlement.games.remove(id, [{ name: 'session-deleted', facts: { by: 'user-2' } }]);
    const taken = await eventually(
      () => readTab('?limit=1'),
      ({ lines }) => lines[0]?.kind === 'correction',
    );
    expect(taken.lines).toMatchObject([{ round: { id, isGone: true }, nets: { ann: -3, bob: 9, cy: -3, di: -3 } }]);
    const ofRounds = async () => (await linesOf()).filter((line) => line.round && [id, roundAt(21)].includes(line.round.id));
    const before = await ofRounds();
    expect(before.map((line) => line.round?.isGone)).toEqual([true, true, false, true]);
    settlement.clock.advance(DAY);
    await grow();
    expect(await ofRounds()).toEqual(before);
  });

  it('when a request comes again years later, then it counts once', async () => {
    const first = (await pay('user-1', { amount: 7, entryId: 'mine' }, 'once')).body;
    expect((await pay('user-2', { amount: 7, seen: lineAt(LINES) }, 'twice')).body.id).toBe(first.id);
    await grow();
    const { balances } = await readTab();
    settlement.clock.advance(1_000 * DAY);
    expect(await pay('user-1', { amount: 7, entryId: 'mine' }, 'once')).toMatchObject({ status: 201, body: { id: first.id, entryIds: ['mine'] } });
    expect(await pay('user-2', { amount: 7, seen: lineAt(LINES) }, 'twice')).toMatchObject({ status: 201, body: { id: first.id, canUndo: true } });
    expect((await readTab()).balances).toEqual(balances);
  });

  it('when a payment on a page is said again, then it counts once', async () => {
    await pay('user-1', { amount: 7 });
    await grow();
    const { balances, lines } = await readTab();
    const payment = (await pay('user-2', { amount: 7, seen: lineAt(LINES) }, 'b')).body;
    expect(payment).toMatchObject({ kind: 'payment', by: 'user-1', canUndo: true });
    expect(await readTab()).toMatchObject({ balances, lines });
    settlement.clock.advance(DAY);
    await grow();
    expect((await linesOf('user-2')).find(({ id }) => id === payment.id)).toMatchObject({ canUndo: true });
    // The user had seen that payment, so this is another one.
    expect((await pay('user-2', { amount: 7, seen: payment.id }, 'c')).body.id).not.toBe(payment.id);
  });

  it('when an account goes, then older lines forget it', async () => {
    await settlement.accounts.put({ id: 'user-2', firstName: 'Ben', lastName: 'Hogan', email: 'ben@example.com', role: 'golfer', createdAt: '2026-05-02T12:00:00.000Z' });
    await pay('user-1');
    const ofPerson = { userId: 'user-2', groupIds: ['g1'] };
    const [data] = await settlement.peers.call<{ lines: TabLine[] }[]>('settlement', 'POST', '/internal/personal-data', ofPerson);
    expect(data?.lines.map(({ id }) => id)).toEqual(
      (await linesOf())
        .filter(({ by }) => by === 'user-2')
        .map(({ id }) => id)
        .reverse(),
    );
    expect(data?.lines[0]?.byName).toBe('Ben');
    const before = await linesOf('user-3');
    await settlement.accounts.remove('user-2');
    const stored = async () => JSON.stringify([await pages().scan(), await tabs().get('g1')]);
    await eventually(stored, (documents) => !documents.includes('user-2'));
    const forgotten = (line: TabLine) => (line.by === 'user-2' ? { ...line, by: null, byName: 'Former member' } : line);
    expect(await linesOf('user-3')).toEqual(before.map(forgotten));
  });

  it('when the group is gone for good, then so are its pages', async () => {
    await pay('user-1');
    expect((await pages().scan()).length).toBeGreaterThan(40);
    await settlement.groups.remove('g1');
    await eventually(
      () => pages().scan(),
      (left) => left.length === 0,
    );
    expect(await tabs().get('g1')).toBeNull();
  });

  it('when people write at once, then each payment stands once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => pay(`user-${(index % 2) + 1}`, { amount: index + 1 }, `key-${index}`)));
    const ids = (await linesOf()).map(({ id }) => id);
    expect(ids).toHaveLength(LINES + 12);
    expect(new Set(ids).size).toBe(LINES + 12);
    expect(ids).toEqual(expect.arrayContaining(answers.map(({ body }) => body.id)));
    expect((await readTab()).balances).toEqual(dollars(7_800));
    expect(await kept()).toBeLessThan(200);
  });
});
