import { renderToStaticMarkup } from 'react-dom/server';
import { StaticInstallPrompt } from '../src/features/landing/install-prompt';
import LandingPage from '../src/features/landing/landing-page';

/** The landing page as HTML, rendered once per build. */
export function renderLanding(productName: string): string {
  return renderToStaticMarkup(<LandingPage productName={productName} install={<StaticInstallPrompt productName={productName} />} />);
}
