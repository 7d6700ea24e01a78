import { currentUserQuery } from '@fairshare/api-client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';

/** A form for visitors who are not signed in; other users are redirected to /. After a sign-in, the form itself redirects. */
export function NewcomersOnly({ children }: { children: ReactNode }) {
  const { data: user, isPending } = useQuery(currentUserQuery());
  const [cameSignedIn, setCameSignedIn] = useState<boolean>();
  if (cameSignedIn === undefined && !isPending) setCameSignedIn(user != null);
  return cameSignedIn && user ? <Navigate to="/" replace /> : children;
}
