/** Loads the module as another process would: without the ports that this process was given. */
async function load(): Promise<() => Promise<number>> {
  let loaded: (() => Promise<number>) | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = (await import('@fairshare/engines')).freePort;
  });
  if (!loaded) throw new Error('it was not loaded');
  return loaded;
}

test('when many ports are asked for in two places, then all differ', async () => {
  const ports = new Set<number>();
  for (const freePort of [await load(), await load()]) for (let asked = 0; asked < 500; asked += 1) ports.add(await freePort());
  expect(ports.size).toBe(1_000);
});
