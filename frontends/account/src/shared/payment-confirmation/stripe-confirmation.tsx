import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef } from 'react';
import type { PaymentConfirmationProps } from './payment-confirmation-props';

interface StripeConfirmationProps extends PaymentConfirmationProps {
  publishableKey: string;
}

/** The bank's prompt, in a frame of Stripe's on top of the page. */
export default function StripeConfirmation({ publishableKey, payment, onConfirmed, onFailed }: StripeConfirmationProps) {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    confirm(publishableKey, payment).then(
      (refusal) => (refusal === null ? onConfirmed() : onFailed(refusal)),
      () => onFailed(''),
    );
  });
  return null;
}

/** @returns null if it was confirmed, else the reason why not */
async function confirm(publishableKey: string, { clientSecret, paymentMethodId }: PaymentConfirmationProps['payment']): Promise<string | null> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) return '';
  const { error } = await stripe.confirmCardPayment(clientSecret, paymentMethodId === null ? undefined : { payment_method: paymentMethodId });
  return error ? (error.message ?? '') : null;
}
