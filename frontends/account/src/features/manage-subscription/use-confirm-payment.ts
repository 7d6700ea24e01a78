import { confirmPaymentMutation, openPayment } from '@fairshare/api-client';
import type { PaymentConfirmation } from '@fairshare/contracts';
import { useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshAccess } from '../../shared/access';
import { REFRESH_AFTER_CONFIRMATION_MS } from '../../shared/constants';
import { useFailureToast } from '../../shared/failures';
import { useLater } from '../../shared/use-later';
import { TEXTS } from './texts';

export interface ConfirmPayment {
  /** The payment that the bank is confirming now; null: none. */
  readonly payment: PaymentConfirmation | null;
  readonly busy: boolean;
  /** The provider's page for the payment, after the confirmation in this page has failed. */
  readonly hostedUrl: string | null;
  begin(): void;
  confirmed(): void;
  failed(why: string): void;
}

/** Confirms a payment: opens it on the press of the button, lets the bank confirm it, and reports it to the server. */
export function useConfirmPayment(): ConfirmPayment {
  const { toast } = useToast();
  const failure = useFailureToast();
  const refreshAccess = useRefreshAccess();
  const later = useLater();
  const [payment, setPayment] = useState<PaymentConfirmation | null>(null);
  const [hostedUrl, setHostedUrl] = useState<string | null>(null);

  const begin = useMutation({
    mutationFn: openPayment,
    onSuccess: setPayment,
    onError: (error) => {
      failure.show(error, TEXTS.confirmFailed);
      // The payment was paid or refused in the meantime.
      void refreshAccess();
    },
  });
  const finish = useMutation({
    ...confirmPaymentMutation(),
    onError: (error) => failure.show(error, TEXTS.confirmFailed),
    onSettled: () => setPayment(null),
  });

  const confirmed = () =>
    finish.mutate(undefined, {
      onSuccess: ({ openPayment: stillOpen }) => {
        setHostedUrl(null);
        toast({ title: TEXTS.paymentConfirmed.title, description: stillOpen ? TEXTS.paymentConfirmed.onItsWay : undefined, tone: 'success' });
        if (stillOpen) later(REFRESH_AFTER_CONFIRMATION_MS, () => void refreshAccess());
        else void refreshAccess();
      },
    });
  const failed = (why: string) => {
    failure.say({ title: TEXTS.confirmFailed.title, description: why || TEXTS.confirmFailed.fallback });
    setHostedUrl(payment?.hostedUrl ?? null);
    setPayment(null);
  };

  return {
    payment,
    busy: begin.isPending || payment !== null,
    hostedUrl,
    begin: () => {
      failure.clear();
      begin.mutate();
    },
    confirmed,
    failed,
  };
}
