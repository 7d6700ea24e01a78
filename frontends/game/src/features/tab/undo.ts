import { useToast } from '@fairshare/ui';
import { useOffline } from '../../session/offline/offline';

/** A payment that a golfer records. Cents. */
export interface Paid {
  readonly groupId: string;
  readonly from: string;
  readonly to: string;
  readonly cents: number;
}

/** The cause by which the toast about a payment is dismissed. */
export const causeOf = ({ groupId, from, to, cents }: Paid): string => ['payment', groupId, from, to, cents].join(' ');

/** Undoes a payment and dismisses the toast about it. */
export function useUndo(): ReturnType<typeof useOffline>['undoPayment'] {
  const { undoPayment } = useOffline();
  const { resolve } = useToast();
  return (payment, which) => {
    resolve(causeOf(payment));
    return undoPayment(payment, which);
  };
}
