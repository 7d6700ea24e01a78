import type { OffsetsByTopicPartition } from 'kafkajs';
import { eventually } from '@fairshare/testing';
import { OffsetCommits } from '../src/kafka/offset-commits';

describe('offsets of what was handled', () => {
  let commits: OffsetCommits;
  let committed: string[];
  const commit = async ({ topics }: OffsetsByTopicPartition) =>
    void committed.push(topics.map(({ topic, partitions }) => `${topic} ${partitions.map(({ partition, offset }) => `${partition}:${offset}`).join(' ')}`).join());
  beforeEach(() => {
    commits = new OffsetCommits('games');
    committed = [];
  });
  afterEach(() => commits.close());

  test('when several batches were handled, then one commit has the newest of each', async () => {
    commits.handled(0, 4n, commit);
    commits.handled(3, 7n, commit);
    commits.handled(0, 9n, commit);
    await eventually(
      () => committed,
      ({ length }) => length > 0,
    );
    expect(committed).toEqual(['games 0:9 3:7']);
  });

  test('when nothing was handled since, then nothing is committed', async () => {
    commits.handled(0, 4n, commit);
    await commits.now();
    await commits.now();
    expect(committed).toEqual(['games 0:4']);
  });

  test('when a commit fails, then it is made again, with what came since', async () => {
    commits.handled(0, 4n, () => Promise.reject(new Error('away')));
    commits.handled(1, 2n, () => Promise.reject(new Error('away')));
    await commits.now();
    commits.handled(0, 5n, commit);
    await eventually(
      () => committed,
      ({ length }) => length > 0,
    );
    expect(committed).toEqual(['games 0:5 1:2']);
  });

  test('when partitions are dealt out anew, then offsets of before are dropped', async () => {
    commits.handled(0, 4n, commit);
    commits.forget();
    await commits.now();
    commits.handled(1, 2n, async () => {
      commits.forget();
      throw new Error('the group deals out anew');
    });
    await commits.now();
    await commits.now();
    expect(committed).toEqual([]);
  });

  test('when the member leaves, then what was handled is committed before', async () => {
    commits.handled(0, 4n, commit);
    await commits.close();
    commits.handled(0, 5n, commit);
    await commits.now();
    expect(committed).toEqual(['games 0:4', 'games 0:5']);
  });
});
