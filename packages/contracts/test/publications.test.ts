import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGGREGATE_KINDS, kindsConsumedBy, PUBLICATIONS } from '@fairshare/contracts';
import { generatedDocs } from '../scripts/generated-docs';

describe('publications', () => {
  it('list every kind under its own name', () => {
    expect(Object.keys(PUBLICATIONS)).toEqual([...AGGREGATE_KINDS]);
    for (const [kind, { aggregate }] of Object.entries(PUBLICATIONS)) expect(aggregate.kind).toBe(kind);
  });

  it('never list an owner as its own consumer', () => {
    for (const { owner, consumers } of Object.values(PUBLICATIONS)) expect(consumers).not.toContain(owner);
  });

  it('tell a service what it listens to', () => {
    expect(kindsConsumedBy('settlement')).toEqual(['accounts', 'groups', 'games']);
    expect(kindsConsumedBy('realtime')).toEqual(['accounts', 'sessions', 'groups', 'games', 'settlements', 'tabs']);
  });
});

describe('generated documents', () => {
  it.each(Object.entries(generatedDocs()))('docs/%s is current (else run: npm run docs -w @fairshare/contracts)', (name, content) => {
    expect(readFileSync(join(__dirname, '../../../docs', name), 'utf8')).toBe(content);
  });
});
