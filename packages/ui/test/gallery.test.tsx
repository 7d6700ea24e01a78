/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { createElement, type ElementType } from 'react';
import { CATALOG } from '../gallery/catalog';
import type { State } from '../gallery/entry';
import { Surroundings } from '../gallery/surroundings';

const mockDrawn = new Set<string>();

/** Wraps every component of the package's entry point, to record that it was rendered. */
jest.mock('../src/index', () => {
  const face = jest.requireActual<Record<string, unknown>>('../src/index');
  const noting = (name: string, component: unknown) =>
    function Noted(props: object) {
      mockDrawn.add(name);
      return createElement(component as ElementType, props);
    };
  return Object.fromEntries(Object.entries(face).map(([name, value]) => [name, isComponent(name, value) ? noting(name, value) : value]));

  function isComponent(name: string, value: unknown): boolean {
    return typeof value === 'function' && /^[A-Z]/.test(name);
  }
});

/** Rules for one state alone: no page-level rules, and contrast.test.ts checks colours. The last rule needs a canvas, which only a browser has (see e2e). */
const RULES = { region: { enabled: false }, 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
});

test.each(CATALOG)('when the states of $title are drawn, then axe-core finds nothing', async ({ states }) => {
  // For axe-core, a state rendered with a simulated pointer is the same as without.
  for (const state of states.filter(({ as }) => as === undefined)) {
    await show(state);
    expect({ [state.name]: await violations() }).toEqual({ [state.name]: [] });
    cleanup();
  }
});

async function show({ shown, opens }: State): Promise<void> {
  render(<Surroundings>{shown}</Surroundings>);
  if (opens) await userEvent.click(screen.getByRole('button', { name: opens }));
}

async function violations(): Promise<string[]> {
  const found = await act(() => axe.run(document.body, { resultTypes: ['violations'], rules: RULES, preload: false }));
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test('when the whole gallery is drawn, then every component is there', async () => {
  for (const state of CATALOG.flatMap(({ states }) => states)) {
    await show(state);
    cleanup();
  }
  const face = jest.requireActual<Record<string, unknown>>('../src/index');
  const components = Object.keys(face).filter((name) => typeof face[name] === 'function' && /^[A-Z]/.test(name));
  expect(components.length).toBeGreaterThan(40);
  expect(components.filter((name) => !mockDrawn.has(name))).toEqual([]);
});
