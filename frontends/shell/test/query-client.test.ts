import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../src/query-client';

const away = () => Promise.reject(new Error('away'));

describe('queries', () => {
  it('when a query fails, then it is not retried', async () => {
    const queryFn = jest.fn(away);
    await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('away');
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('when a query has an answer, then it is not read again', async () => {
    const client = createQueryClient();
    const queryFn = jest.fn(async () => 1);
    const query = { queryKey: ['x'], queryFn };
    await client.fetchQuery(query);
    const observer = new QueryObserver(client, query);
    observer.subscribe(() => undefined)();
    expect(observer.getCurrentResult().isStale).toBe(false);
    expect(queryFn).toHaveBeenCalledTimes(1);
    client.clear();
  });

  it('when the client is created, then queries are not read again by themselves', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ refetchOnWindowFocus: false, refetchInterval: false });
  });
});

test('when a mutation fails, then it is not retried', async () => {
  const mutationFn = jest.fn(away);
  await expect(new MutationObserver(createQueryClient(), { mutationFn }).mutate()).rejects.toThrow('away');
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
