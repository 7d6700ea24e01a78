import { currentUserQuery } from '@fairshare/api-client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';

/** A form that whoever comes here signed in has no use for: they go to /. Whoever signs in by it is led on by the form itself. */
export function NewcomersOnly({ children }: { children: ReactNode }) {
  const { data: user, isPending } = useQuery(currentUserQuery());
  const [cameSignedIn, setCameSignedIn] = useState<boolean>();
  if (cameSignedIn === undefined && !isPending) setCameSignedIn(user != null);
  return cameSignedIn && user ? <Navigate to="/" replace /> : children;
}
