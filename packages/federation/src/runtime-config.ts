import { takePrefetched } from './prefetch';

/** The deployment's configuration for the browser: `/config.json`, served by the gateway. */
export interface RuntimeConfig {
  productName: string;
  supportEmail: string;
  /** Null when payments are simulated. */
  stripePublishableKey: string | null;
  /** Null when analytics are off. */
  analyticsMeasurementId: string | null;
  adPixelId: string | null;
  /** The address of each remote's files, ending in a slash. */
  remotes: Record<string, string>;
}

/** @throws when the response is missing or not JSON; without it the app cannot start */
export async function fetchRuntimeConfig(fetchJson = takePrefetched): Promise<RuntimeConfig> {
  return (await fetchJson('/config.json')) as RuntimeConfig;
}
