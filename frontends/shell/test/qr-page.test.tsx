/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { RuntimeConfigProvider } from '@fairshare/federation';
import { render, screen } from '@testing-library/react';
import QrPage from '../src/features/qr/qr-page';

const CONFIG = { productName: 'Albatross', supportEmail: 'help@example.com', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} };

/** Modules per side for the 16 bytes of "http://localhost": 21 at low error correction, 25 up to quartile, 29 at high. */
const SIDE_AT_HIGH = 29;

test('when the QR page is shown, then code and logo have their sizes', () => {
  render(
    <RuntimeConfigProvider config={CONFIG}>
      <QrPage />
    </RuntimeConfigProvider>,
  );
  const code = screen.getByRole('img', { name: 'QR code of http://localhost' });
  expect(code).toHaveAttribute('width', '256');
  expect(code).toHaveAttribute('height', '256');
  expect(code).toHaveAttribute('viewBox', `0 0 ${SIDE_AT_HIGH} ${SIDE_AT_HIGH}`);

  const [red = 0, green = 0, blue = 0] = (
    code
      .querySelectorAll('path')[1]
      ?.getAttribute('fill')
      ?.match(/[0-9a-f]{2}/g) ?? []
  ).map((part) => Number.parseInt(part, 16));
  expect(green).toBeGreaterThan(red + blue / 2);

  const pixels = (name: string) => (Number(code.querySelector('image')?.getAttribute(name)) * 256) / SIDE_AT_HIGH;
  expect([pixels('width'), pixels('height')].map(Math.round)).toEqual([50, 50]);
  expect([pixels('x'), pixels('y')].map(Math.round)).toEqual([103, 103]);

  expect(screen.getByRole('heading', { level: 1, name: 'Albatross' })).toBeInTheDocument();
  expect(screen.getByText('Golf Payout Calculator')).toBeInTheDocument();
  expect(screen.getByText('Scan to Open Albatross')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'http://localhost');
});
