/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { InstallPrompt } from '../src/features/landing/install-prompt';
import { captureInstallOffers } from '../src/pwa/install-offer';

captureInstallOffers();

/** Chromium's event that the app can be installed. */
function offerOf(prompt: () => Promise<void>) {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
}

test('when the browser offers no installation, then nothing is offered', () => {
  const { container } = render(<InstallPrompt productName="Fairshare" />);
  expect(container).toBeEmptyDOMElement();
});

test("when the browser offers installation, then our button's press asks once", () => {
  const prompt = jest.fn(async () => undefined);
  const offer = offerOf(prompt);
  render(<InstallPrompt productName="Fairshare" />);
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Install Fairshare on this device' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
