import { ErrorState } from '@fairshare/ui';
import { TEXTS } from './texts';

interface PricesFailedProps {
  onRetry: () => void;
  retrying: boolean;
}

/** Shown when the prices could not be loaded. The parent retries: a query mounted here would retry without end. */
export const PricesFailed = (again: PricesFailedProps) => <ErrorState title={TEXTS.pricesFailed} safe={TEXTS.unknownSafe} {...again} />;
