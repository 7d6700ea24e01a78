/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { AboutText, PrivacyPolicy, TermsOfService } from '../src/legal';

const NAMES = { productName: 'Albatross', supportEmail: 'help@albatross.example' };

test.each([
  ['Terms of Service', TermsOfService],
  ['Privacy Policy', PrivacyPolicy],
  ['About', AboutText],
])('when %s is shown, then it names product and contact', (_name, Text) => {
  const { container } = render(<Text {...NAMES} />);
  expect(container).toHaveTextContent('Albatross');
  expect(screen.getAllByRole('link', { name: 'help@albatross.example' })[0]).toHaveAttribute('href', 'mailto:help@albatross.example');
});

test.each([
  ['Last updated: September 25, 2025'],
  ['renews automatically'],
  ['no refunds for partial periods'],
  ['30 days’ notice of material changes'],
  ['at our discretion'],
  ['the greater of what you paid us in the 12 months before the event and USD 50'],
  ['13 or older'],
  ['does not facilitate real-money gambling'],
  ['7 days'],
  ['$1.99 per month'],
  ['$16.99 per year'],
])('when the terms are shown, then they state: %s', (statement) => {
  expect(render(<TermsOfService {...NAMES} />).container).toHaveTextContent(statement);
});

test.each([
  ['Last updated: September 25, 2025'],
  ['do not knowingly collect data from children under 13'],
  ['do not sell personal data'],
  ['in aggregate'],
  ['Card data is handled by payment providers'],
])('when the privacy policy is shown, then it states: %s', (statement) => {
  expect(render(<PrivacyPolicy {...NAMES} />).container).toHaveTextContent(statement);
});

test('when About is shown, then it has the 2025 copyright', () => {
  expect(render(<AboutText {...NAMES} />).container).toHaveTextContent('© 2025 Albatross');
});

test('when About is shown, then course data has source and licence', () => {
  expect(render(<AboutText {...NAMES} />).container).toHaveTextContent('Course data: OpenGolfAPI (opengolfapi.org), ODbL 1.0.');
  expect(screen.getByRole('link', { name: 'Open Database License' })).toHaveAttribute('href', 'https://opendatacommons.org/licenses/odbl/1-0/');
});
