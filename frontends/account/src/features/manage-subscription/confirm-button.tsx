import { Button, formatMoney } from '@fairshare/ui';
import { PaymentConfirmation } from '../../shared/payment-confirmation/payment-confirmation';
import { TEXTS } from './texts';
import type { ConfirmPayment } from './use-confirm-payment';

const { billing } = TEXTS;

interface ConfirmButtonProps {
  /** In cents. */
  amount: number;
  confirmation: ConfirmPayment;
}

/** Starts the bank's confirmation of a payment that is owed; if that fails, links to the provider's own page. */
export function ConfirmButton({ amount, confirmation: { payment, busy, hostedUrl, begin, confirmed, failed } }: ConfirmButtonProps) {
  return (
    <>
      <Button variant="primary" busy={busy} busyLabel={billing.confirming} onClick={begin}>
        {billing.confirmPayment(formatMoney(amount))}
      </Button>
      {payment && <PaymentConfirmation payment={payment} onConfirmed={confirmed} onFailed={failed} />}
      {hostedUrl && (
        <a href={hostedUrl} target="_blank" rel="noopener noreferrer">
          {billing.hostedPage}
        </a>
      )}
    </>
  );
}
