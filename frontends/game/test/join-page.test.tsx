/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { currentUserQuery } from '@fairshare/api-client';
import type { User } from '@fairshare/contracts';
import { NavigationProvider } from '@fairshare/federation';
import { ToastProvider } from '@fairshare/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { JoinPage } from '../src/features/join/join-page';
import { USER } from './support/golf-data';

beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
});

function open(pathname: string, user: User | null) {
  const visited: unknown[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(currentUserQuery().queryKey, user as User);
  const navigation = { location: { pathname, search: '', hash: '' }, navigate: (...to: unknown[]) => void visited.push(to) };
  render(
    <QueryClientProvider client={queryClient}>
      <NavigationProvider navigation={navigation}>
        <ToastProvider>
          <JoinPage />
        </ToastProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
  return visited;
}

test('when a signed-in golfer opens the link, then its code is kept', async () => {
  const visited = open('/join/abc234xy', USER);
  await waitFor(() => expect(visited).toEqual([['/', { replace: true }]]));
  expect(sessionStorage.getItem('invitation')).toBe('ABC234XY');
});

test('when nobody is signed in, then the login follows and says what for', async () => {
  const visited = open('/join/ABC234', null);
  await waitFor(() => expect(visited).toEqual([['/login', { replace: true }]]));
  expect(screen.getByText('You are invited to a group')).toBeInTheDocument();
  expect(sessionStorage.getItem('invitation')).toBe('ABC234');
});

test('when the link holds no code, then that is said and nothing is kept', async () => {
  const visited = open('/join/%3Cscript%3E', USER);
  await waitFor(() => expect(visited).toEqual([['/', { replace: true }]]));
  expect(screen.getByText('This link is not complete')).toBeInTheDocument();
  expect(sessionStorage.getItem('invitation')).toBeNull();
});

test.each(['/join/ABC234XY/', '/join/abc2-34xy', '/join/ABC234XY.', '/join/abc2%2034xy'])('when a messenger changed the link to %s, then its code is kept', async (pathname) => {
  const visited = open(pathname, USER);
  await waitFor(() => expect(visited).toEqual([['/', { replace: true }]]));
  expect(sessionStorage.getItem('invitation')).toBe('ABC234XY');
});
