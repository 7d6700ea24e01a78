import { confirmSimulatedPayment } from '@fairshare/api-client';
import { ConfirmDialog } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { TEXTS } from '../card-form/texts';
import { failureText } from '../failures';
import type { PaymentConfirmationProps } from './payment-confirmation-props';

const { simulated, cardFailed } = TEXTS;

/** Replaces the bank's prompt where payments are simulated, and says so. */
export default function SimulatedConfirmation({ payment: { clientSecret }, onConfirmed, onFailed }: PaymentConfirmationProps) {
  const confirm = useMutation({
    mutationFn: () => confirmSimulatedPayment({ clientSecret }),
    onSuccess: onConfirmed,
    onError: (error) => onFailed(failureText(error, cardFailed.fallback)),
  });
  return (
    <ConfirmDialog
      open={!confirm.isSuccess}
      onOpenChange={(open) => !open && onFailed(simulated.paymentNotConfirmed)}
      title={simulated.confirmPaymentTitle}
      description={simulated.confirmDescription}
      confirmLabel={simulated.confirm}
      cancelLabel={simulated.cancel}
      tone="primary"
      busy={confirm.isPending}
      onConfirm={() => confirm.mutate()}
    />
  );
}
