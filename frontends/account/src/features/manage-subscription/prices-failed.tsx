import { ErrorState } from '@fairshare/ui';
import { TEXTS } from './texts';

interface PricesFailedProps {
  onRetry: () => void;
  retrying: boolean;
}

/** In place of prices that could not be had. Whoever asked asks again: another reader, mounted here, would ask without end. */
export const PricesFailed = (again: PricesFailedProps) => <ErrorState title={TEXTS.pricesFailed} safe={TEXTS.unknownSafe} {...again} />;
