/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { RuntimeConfigProvider, useLocation } from '@fairshare/federation';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { RouterNavigation } from '../src/router-navigation';

const CONFIG = { productName: 'Fairshare', supportEmail: 'help@example.com', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} };

/** Shows the current location. During its first render, the golfer presses Back. */
function Place() {
  useState(() => window.history.replaceState(null, '', '/before'));
  return <p>{useLocation().pathname}</p>;
}

test('when Back is pressed while the app is drawn, then it leads back', async () => {
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', '/here');
  render(
    <RuntimeConfigProvider config={CONFIG}>
      <BrowserRouter>
        <RouterNavigation>
          <Place />
        </RouterNavigation>
      </BrowserRouter>
    </RuntimeConfigProvider>,
  );
  expect(await screen.findByText('/before')).toBeInTheDocument();
});
