import { currentUserQuery, LOGIN_PATH } from '@fairshare/api-client';
import { useLocation, useNavigate } from '@fairshare/federation';
import { codeOfPath, storeInvitation } from '@fairshare/federation/invitation';
import { Spinner, useToast } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const SIGN_IN_TO_JOIN = {
  title: 'You are invited to a group',
  description: 'Log in to join it. New here? Register first.',
} as const;
const BAD_LINK = { title: 'This link is not complete', description: 'Please ask for it again, or for the share code.' } as const;

/**
 * The page of an invitation link. It stores the code, removes it from the address bar and redirects to the main app, or to the login if the user is not signed
 * in. The main app then asks whether to join.
 */
export function JoinPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { toast } = useToast();
  const { data: user, isLoading } = useQuery(currentUserQuery());

  useEffect(() => {
    if (isLoading) return;
    const code = codeOfPath(pathname);
    if (code) storeInvitation(code);
    const signedIn = Boolean(user);
    if (!code) toast({ ...BAD_LINK, tone: 'error' });
    else if (!signedIn) toast({ ...SIGN_IN_TO_JOIN, tone: 'info' });
    navigate(signedIn || !code ? '/' : LOGIN_PATH, { replace: true });
  }, [isLoading, user, pathname, navigate, toast]);

  return (
    <main>
      <Spinner />
    </main>
  );
}
