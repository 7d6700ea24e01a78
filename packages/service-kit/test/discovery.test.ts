import { createDiscovery } from '../src/index';

/** A name server whose answers arrive on request, and a clock. */
function start(answers: Record<string, readonly string[]>) {
  const looked: string[] = [];
  let time = 0;
  const addressesOf = createDiscovery(
    async (name) => {
      looked.push(name);
      const found = answers[name];
      if (!found) throw new Error('ENOTFOUND');
      return found;
    },
    () => time,
  );
  return {
    looked,
    ask: (...addresses: string[]) => addressesOf(addresses),
    /** Lets answers arrive. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
    advance: (milliseconds: number) => void (time += milliseconds),
  };
}

describe('instances behind one name', () => {
  it('when a name is first asked for, then it is used unresolved', async () => {
    const { ask, settle } = start({ games: ['10.0.0.9', '10.0.0.3'] });

    expect(ask('http://games:3000')).toEqual(['http://games:3000']);
    await settle();
    expect(ask('http://games:3000')).toEqual(['http://10.0.0.3:3000', 'http://10.0.0.9:3000']);
  });

  it('when known addresses are 2 seconds old, then they are looked up', async () => {
    const answers: Record<string, readonly string[]> = { games: ['10.0.0.3', 'fd00::9'] };
    const { ask, settle, advance, looked } = start(answers);
    ask('http://games:3000');
    await settle();
    answers['games'] = ['10.0.0.3', 'fd00::9', '10.0.0.4'];

    advance(1_999);
    expect(ask('http://games:3000')).toEqual(['http://10.0.0.3:3000', 'http://[fd00::9]:3000']);
    expect(looked).toHaveLength(1);
    advance(1);
    ask('http://games:3000');
    await settle();
    expect(ask('http://games:3000')).toHaveLength(3);
  });

  it('when the name server is unavailable, then the known addresses stay', async () => {
    const answers: Record<string, readonly string[]> = { games: ['10.0.0.3', '10.0.0.4'] };
    const { ask, settle, advance } = start(answers);
    ask('http://games:3000');
    await settle();
    delete answers['games'];
    advance(5_000);
    ask('http://games:3000');
    await settle();

    expect(ask('http://games:3000')).toEqual(['http://10.0.0.3:3000', 'http://10.0.0.4:3000']);
  });

  it('when an address needs no look-up, then it is used as is', async () => {
    const { ask, settle, looked } = start({ games: ['10.0.0.3'] });
    const all = ['http://127.0.0.1:3000', 'http://[::1]:3000', 'https://games:3000', 'http://games:3000'];
    ask(...all);
    await settle();

    expect(ask(...all)).toEqual(all);
    expect(looked).toEqual(['games']);
  });
});
