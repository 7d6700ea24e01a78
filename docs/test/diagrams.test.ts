import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLICATIONS, SERVICE_NAMES } from '@fairshare/contracts';
import { ENVIRONMENTS } from '@fairshare/service-kit';
import { ROOT } from './documents';

const page = readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8');

/** The edges of the diagram under a heading, as "from label to", and nodes without edges as "name". `a -->|label| b & c` is two edges. */
function drawnUnder(heading: string): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const [, diagram = ''] = /```mermaid\nflowchart \w+\n([\s\S]*?)```/.exec(section) ?? [];
  return diagram
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, from = '', label, targets] = /^\s*([\w-]+)\S*(?: -->(?:\|(.+?)\|)? (.+))?$/.exec(line.replace(/\(\[.*?\]\)/, '')) ?? [];
      return targets === undefined ? [from] : targets.split(' & ').map((to) => [from, label, to].filter(Boolean).join(' '));
    })
    .sort();
}

/** The workspaces of packages/ that this one imports at run time. */
function importsOf(name: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies)
    .map((dependency) => dependency.replace('@fairshare/', ''))
    .filter((dependency) => existsSync(join(ROOT, 'packages', dependency)));
}

test('when a process may call another, then the arrow is drawn, and no other', () => {
  const addresses = Object.entries(ENVIRONMENTS).flatMap(([process, environment]) =>
    SERVICE_NAMES.filter((service) => `${service.toUpperCase()}_URL` in environment.shape).map((service) => `${process} ${service}`),
  );
  expect(drawnUnder('Processes')).toEqual(['browser gateway', ...addresses].sort());
});

test('when an aggregate is published, then its owner, kind and consumers are drawn', () => {
  const published = Object.entries(PUBLICATIONS).flatMap(([kind, { owner, consumers }]) => consumers.map((consumer) => `${owner} ${kind} ${consumer}`));
  expect(drawnUnder('The way of an event')).toEqual(published.sort());
});

test('when a service or a frontend exists, then the picture of README shows it', () => {
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
  const frontends = readdirSync(join(ROOT, 'frontends'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(/frontends\[(.+)\]/.exec(diagram)?.[1]?.split(', ').sort()).toEqual(frontends.sort());
  expect(/gateway --> (.+)/.exec(diagram)?.[1]?.split(' & ').sort()).toEqual([...SERVICE_NAMES].sort());
});

test('when a package imports another, then the arrow is drawn, and no other', () => {
  const names = readdirSync(join(ROOT, 'packages'));
  const edges = names.flatMap((name) => importsOf(name).map((other) => `${name} ${other}`));
  const alone = names.filter((name) => !edges.some((edge) => edge.split(' ').includes(name)));
  expect(drawnUnder('Packages')).toEqual([...edges, ...alone].sort());
});
