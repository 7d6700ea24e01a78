import { ToastProvider, useToast } from '@fairshare/ui';
import { useEffect } from 'react';
import type { ToastRelay } from './toast-relay';

export default function Toaster({ relay }: { relay: ToastRelay }) {
  return (
    <ToastProvider>
      <Connection relay={relay} />
    </ToastProvider>
  );
}

function Connection({ relay }: { relay: ToastRelay }) {
  const toaster = useToast();
  useEffect(() => relay.connect(toaster), [relay, toaster]);
  return null;
}
