import { HOUR, eachOn, type PrepareStorage } from './under-test';

export function describeConsumers(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);
  const letter = (consumer: string, subject: string) => ({
    consumer,
    topic: 'groups',
    subject,
    reason: 'ZodError: state',
    record: { subject, nested: { list: [1, null] } },
    at: '2026-05-02T10:00:00.000Z',
  });

  test('when a consumer saved its positions, then the last ones are read', async () => {
    const { consumers } = engine.open();
    expect(await consumers.position('games.groups', 'groups')).toBeNull();
    await consumers.save({ consumer: 'games.groups', source: 'groups', position: 'p1' });
    await consumers.save({ consumer: 'games.groups', source: 'groups', position: 'p2' });
    await consumers.save({ consumer: 'games.groups', source: 'accounts', position: 'p3' });
    await consumers.save({ consumer: 'other', source: 'groups', position: 'p4' });
    const again = engine.open().consumers;
    expect(await again.position('games.groups', 'groups')).toBe('p2');
    expect(await again.position('games.groups', 'accounts')).toBe('p3');
    expect(await again.position('other', 'groups')).toBe('p4');
  });

  test('when records are dead-lettered, then they are listed in order', async () => {
    const { consumers } = engine.open();
    expect(await consumers.deadLetters()).toEqual([]);
    await consumers.addDeadLetter(letter('a', 'g1'));
    await consumers.addDeadLetter(letter('b', 'g2'));
    await consumers.addDeadLetter(letter('a', 'g3'));
    const kept = (consumer: string, subject: string) => ({ ...letter(consumer, subject), id: expect.any(String) as unknown });
    expect(await consumers.deadLetters()).toEqual([kept('a', 'g1'), kept('b', 'g2'), kept('a', 'g3')]);
    expect(await engine.open().consumers.deadLetters('a')).toEqual([kept('a', 'g1'), kept('a', 'g3')]);
    expect(await Promise.all(['a', 'b', 'none'].map((consumer) => consumers.countDeadLetters(consumer)))).toEqual([2, 1, 0]);
  });

  test('when a dead letter is removed, even twice, then only that one is gone', async () => {
    const { consumers } = engine.open();
    for (const subject of ['g1', 'g2', 'g3']) await consumers.addDeadLetter(letter('a', subject));
    const [, second] = await consumers.deadLetters();
    await consumers.removeDeadLetter(second?.id ?? '');
    await consumers.removeDeadLetter(second?.id ?? '');
    expect((await consumers.deadLetters()).map(({ subject }) => subject)).toEqual(['g1', 'g3']);
  });

  test('when a dead letter is older than two weeks, then it is gone', async () => {
    const { consumers } = engine.open();
    await consumers.addDeadLetter(letter('a', 'g1'));
    engine.advance(13 * 24 * HOUR);
    await consumers.addDeadLetter(letter('a', 'g2'));
    expect(await consumers.deadLetters()).toHaveLength(2);
    engine.advance(2 * 24 * HOUR);
    await consumers.addDeadLetter(letter('a', 'g3'));
    expect((await consumers.deadLetters()).map(({ subject }) => subject)).toEqual(['g2', 'g3']);
  });
}
