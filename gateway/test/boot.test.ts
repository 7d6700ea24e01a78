import { PIPELINES } from '../src/config/pipelines';
import { loadPipelines, PluginMissing } from '../src/express-gateway/load-pipelines';
import { PLUGINS } from '../src/plugins';
import { startTestGateway } from './support';
import type { GatewayDependencies } from '../src/dependencies';

const boot = (plugins: typeof PLUGINS) => loadPipelines(plugins, PIPELINES, {} as GatewayDependencies);
test('when a plugin is missing, then the start fails and names the missing policy', async () => {
  await expect(boot(PLUGINS.filter((plugin) => !plugin.policies.includes('session')))).rejects.toThrow(new PluginMissing('No plugin provides session'));
});

test('when a plugin does not register what it declares, then the start fails', async () => {
  await expect(boot([...PLUGINS, { version: '1.0.0', policies: ['quota'], init: () => undefined }])).rejects.toThrow(PluginMissing);
});

test('when a trusted proxy is no address, then the start fails and names it', async () => {
  await expect(startTestGateway({ trustedProxies: ['not-an-address'] })).rejects.toThrow('not-an-address');
});

test('when the port is taken, then the start fails with EADDRINUSE', async () => {
  const first = await startTestGateway();
  try {
    await expect(startTestGateway({ port: Number(new URL(first.url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  } finally {
    await first.close();
  }
});

test('when two gateways run in one process, then each keeps to its own settings', async () => {
  const one = await startTestGateway({ publicUrl: 'https://one.example' });
  const two = await startTestGateway({ publicUrl: 'https://two.example' });
  try {
    const origin = { method: 'POST', headers: { origin: 'https://two.example' } };
    expect(await one.send('/api/groups', origin)).toMatchObject({ status: 403 });
    expect(await two.send('/api/groups', origin)).toMatchObject({ status: 200 });
  } finally {
    await one.close();
    await two.close();
  }
});

test('when the gateway runs, then express-gateway writes nothing to the console', async () => {
  const written = [jest.spyOn(process.stdout, 'write'), jest.spyOn(process.stderr, 'write')];
  const gateway = await startTestGateway();
  await gateway.send('/api/groups');
  await gateway.close();
  const texts = written.flatMap((spy) => spy.mock.calls.map(([text]) => String(text)));
  for (const spy of written) spy.mockRestore();
  expect(texts.filter((text) => text.includes('[EG:'))).toEqual([]);
});
