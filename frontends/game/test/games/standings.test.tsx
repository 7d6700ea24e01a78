/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { entriesQuery } from '@fairshare/api-client';
import type { Player } from '@fairshare/contracts';
import { startActor } from '@fairshare/testing/browser';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { HoleScreen } from '../../src/features/games/hole-entry/hole-screen';
import { settleOnPhone } from '../../src/shared/settle-on-phone';
import { ScoringTable } from '../support/scoring-table';
import { showScreen } from '../support/show-screen';

const PLAYERS: Player[] = [
  { id: 'ann', name: 'Ann Lee', initials: 'AL', color: '#0ea5e9' },
  { id: 'bo', name: 'Bo Ray', initials: 'BR', color: '#22c55e' },
];

let table: ScoringTable;

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  Element.prototype.scrollIntoView = jest.fn();
  table = new ScoringTable();
  table.enter(1, { ann: 5, bo: 4 }, { firstOn: 'bo', closestTo: 'bo', firstIn: 'ann' });
});

/** Ann wins the first hole of 2/9/16, Bo that of BBB; front and total are $10.00 each. */
function fourPlayersTable() {
  const players = [...PLAYERS, { id: 'cy', name: 'Cy Dee', initials: 'CD', color: '#f59e0b' }, { id: 'di', name: 'Di Ott', initials: 'DO', color: '#ef4444' }];
  table.enter(1, { ann: 3, bo: 4, cy: 4, di: 4 }, { firstOn: 'bo', closestTo: 'bo', firstIn: 'bo' });
  return { players, entered: table.entered };
}

test('when the phone works out BBB, then odd cents go on from 2/9/16', () => {
  const { players, entered } = fourPlayersTable();
  // 2/9/16 costs Bo and Cy an odd cent; Ann and Di pay the two odd cents of BBB.
  const round = { players, game: { playerCards: {}, cardValues: {}, cardHistory: [] }, entered };
  expect(settleOnPhone(round, ['bbb-fbt'])?.nets).toEqual({ ann: -667, bo: 2000, cy: -666, di: -667 });
  expect(settleOnPhone(round, ['fbt'])?.nets).toEqual({ ann: 2000, bo: -667, cy: -667, di: -666 });
});

function Screen({ kind }: { kind: 'strokes' | 'bbb' }) {
  const { data } = useQuery(entriesQuery(table.sessionId));
  return data ? <HoleScreen entered={data} gameIds={[table[kind].id]} players={PLAYERS} onFinish={() => undefined} /> : null;
}

describe.each([
  // Bo leads by two points in 2/9/16 and by one in BBB; front and total are Bo's so far.
  ['2/9/16', 'strokes', ['Bo Ray2 points', 'Ann Lee0 points'], '$2.00'],
  ['BBB', 'bbb', ['Bo Ray2 points', 'Ann Lee1 point'], '$1.00'],
] as const)('%s', (name, kind, scores, pointsOwed) => {
  const section = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);
  const payments = () =>
    section(`Who Owes Who - ${name}`)
      .getAllByRole('article')
      .map(({ textContent }) => textContent);

  test('when the game is open, then payouts switch between points and FBT', async () => {
    showScreen(<Screen kind={kind} />);
    const actor = startActor();
    await screen.findByRole('heading', { name: `${name} Payouts` });
    const payouts = section(`${name} Payouts`);
    expect(payouts.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['Points', 'FBT']);
    expect(payments()).toEqual([expect.stringContaining(`Ann Lee pays Bo Ray ${pointsOwed}`)]);
    await actor.click(payouts.getByRole('radio', { name: 'FBT' }));
    expect(payments()).toEqual([expect.stringContaining('Ann Lee pays Bo Ray $20.00')]);

    await actor.click(payouts.getByRole('button', { name: 'Change' }));
    for (const [input, help] of [
      ['Point Value ($)', 'About the point value'],
      ['FBT Value ($)', 'About the FBT value'],
    ] as const) {
      expect(payouts.getByLabelText(input)).toBeInTheDocument();
      await actor.click(payouts.getByRole('button', { name: help }));
      await actor.click(within(await screen.findByRole('dialog', { name: input.replace(' ($)', '') })).getByRole('button', { name: 'Got it' }));
    }
    expect(payouts.getByRole('button', { name: 'Update Values' })).toBeInTheDocument();
  });

  test('when the scores of the game are listed, then the most points come first', async () => {
    showScreen(<Screen kind={kind} />);
    const list = await screen.findByRole('list', { name: `${name} Scores` });
    const rows = within(list).getAllByRole('listitem');
    for (const [index, row] of scores.entries()) expect(rows[index]).toHaveTextContent(row);
  });
});
