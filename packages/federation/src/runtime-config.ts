import { takePrefetched } from './prefetch';

/** What the browser needs to know of its deployment: `/config.json`, answered by the gateway. */
export interface RuntimeConfig {
  productName: string;
  supportEmail: string;
  /** Null when payments are simulated. */
  stripePublishableKey: string | null;
  /** Null when analytics are off. */
  analyticsMeasurementId: string | null;
  adPixelId: string | null;
  /** Where each remote's files lie, ending in a slash. */
  remotes: Record<string, string>;
}

/** @throws when the answer is missing or not JSON; without it the app cannot start */
export async function fetchRuntimeConfig(fetchJson = takePrefetched): Promise<RuntimeConfig> {
  return (await fetchJson('/config.json')) as RuntimeConfig;
}
