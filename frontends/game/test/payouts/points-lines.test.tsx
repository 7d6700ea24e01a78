/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PointsLines } from '../../src/features/payouts/why/points-lines';
import { GOLFERS } from '../support/payouts-round';

test.each([1, 2, 3, 7, 40])('when the most points are %d, then the axis has whole points alone', (most) => {
  const series = GOLFERS.slice(0, 2).map((player, seat) => ({ player, points: [{ hole: 1, total: seat * most }] }));
  const { container } = render(<PointsLines series={series} picked={null} width={320} />);
  const ticks = [...container.querySelectorAll('.visx-axis-left tspan')].map(({ textContent }) => textContent ?? '');
  expect(ticks.length).toBeGreaterThan(1);
  expect(ticks.filter((tick) => !/^\d+$/.test(tick))).toEqual([]);
});
