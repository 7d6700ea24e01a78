import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGGREGATE_KINDS, PUBLICATIONS } from '@fairshare/contracts';
import { generatedDocs } from '../scripts/generated-docs';

describe('publications', () => {
  it('when the publications are listed, then every kind has its name', () => {
    expect(Object.keys(PUBLICATIONS)).toEqual([...AGGREGATE_KINDS]);
    for (const [kind, { aggregate }] of Object.entries(PUBLICATIONS)) expect(aggregate.kind).toBe(kind);
  });

  it('when a service owns a kind, then it does not consume it', () => {
    for (const { owner, consumers } of Object.values(PUBLICATIONS)) expect(consumers).not.toContain(owner);
  });
});

describe('generated documents', () => {
  it.each(Object.entries(generatedDocs()))('when docs/%s is compared with the contracts, then it is current', (name, content) => {
    expect(readFileSync(join(__dirname, '../../../docs', name), 'utf8')).toBe(content);
  });
});
