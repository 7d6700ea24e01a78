import { freePort } from '@fairshare/native-infrastructure';

test('when many ports are asked for and nobody listens on them yet, then each is another one', async () => {
  const ports = new Set<number>();
  for (let asked = 0; asked < 500; asked += 1) ports.add(await freePort());
  expect(ports.size).toBe(500);
});
