/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, NavigationProvider, useLocation, useNavigate, useSearchParams, type Navigation } from '../src';

function inShell(search = '') {
  const visited: string[] = [];
  const navigation: Navigation = {
    location: { pathname: '/subscribe', search, hash: '' },
    navigate: (to, options) => visited.push(options?.replace ? `${to} (replacing)` : String(to)),
  };
  return { navigation, visited };
}

test('when a link inside the shell is clicked, then no page loads', () => {
  const { navigation, visited } = inShell();
  render(
    <NavigationProvider navigation={navigation}>
      <Link to="/login" replace>
        Log In
      </Link>
    </NavigationProvider>,
  );
  const left = fireEvent.click(screen.getByText('Log In'));
  expect(left).toBe(false);
  expect(visited).toEqual(['/login (replacing)']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])('when a link is clicked with %p, then the browser handles it', (click) => {
  const { navigation, visited } = inShell();
  render(
    <NavigationProvider navigation={navigation}>
      <Link to="#plans">Plans</Link>
    </NavigationProvider>,
  );
  expect(fireEvent.click(screen.getByText('Plans'), click)).toBe(true);
  expect(visited).toEqual([]);
});

test('when there is no shell, then a link is an ordinary link', () => {
  render(<Link to="#plans">Plans</Link>);
  expect(screen.getByText('Plans').getAttribute('href')).toBe('#plans');
  expect(fireEvent.click(screen.getByText('Plans'))).toBe(true);
});

test('when a screen is inside the shell, then it navigates through it', () => {
  const { navigation, visited } = inShell('?plan=annual');
  function Plans() {
    const [params, setParams] = useSearchParams();
    const navigate = useNavigate();
    return (
      <>
        <p>{`${useLocation().pathname} ${params.get('plan')}`}</p>
        <button onClick={() => setParams(new URLSearchParams({ plan: 'monthly' }), { replace: true })}>monthly</button>
        <button onClick={() => setParams(new URLSearchParams())}>none</button>
        <button onClick={() => navigate(-1)}>back</button>
      </>
    );
  }
  render(
    <NavigationProvider navigation={navigation}>
      <Plans />
    </NavigationProvider>,
  );
  expect(screen.getByText('/subscribe annual')).toBeTruthy();
  for (const name of ['monthly', 'none', 'back']) fireEvent.click(screen.getByText(name));
  expect(visited).toEqual(['/subscribe?plan=monthly (replacing)', '/subscribe', '-1']);
});
