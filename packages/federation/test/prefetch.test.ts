/** @jest-environment jsdom */
import { fetchRuntimeConfig, prefetch } from '../src';

const CONFIG = { productName: 'Fairshare', remotes: {} };

/** A server that gives these responses in turn; a number is the status of a refusal. */
function theServerAnswers(...answers: (object | number)[]): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    const answer = answers[asked.length - 1];
    return { ok: typeof answer === 'object', status: typeof answer === 'number' ? answer : 200, json: async () => answer } as Response;
  };
  return asked;
}

test('when an answer was prefetched, then it is taken, and fetched no second time', async () => {
  const asked = theServerAnswers(CONFIG);
  await prefetch('/config.json');
  expect(await fetchRuntimeConfig()).toEqual(CONFIG);
  expect(asked).toEqual(['/config.json']);
});

test('when a prefetched answer was taken, then the next call fetches a new one', async () => {
  const asked = theServerAnswers(CONFIG, { ...CONFIG, productName: 'Skins' });
  await prefetch('/config.json');
  await fetchRuntimeConfig();
  expect(await fetchRuntimeConfig()).toMatchObject({ productName: 'Skins' });
  expect(asked).toHaveLength(2);
});

test('when a prefetch failed, then the next try is a new one', async () => {
  theServerAnswers(503, CONFIG);
  await prefetch('/config.json').catch(() => undefined);
  await expect(fetchRuntimeConfig()).rejects.toThrow('/config.json answered 503');
  expect(await fetchRuntimeConfig()).toEqual(CONFIG);
});

test('when nothing was prefetched, then it is fetched', async () => {
  theServerAnswers(CONFIG);
  expect(await fetchRuntimeConfig()).toEqual(CONFIG);
});
