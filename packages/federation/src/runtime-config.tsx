import { createContext, useContext, type ReactNode } from 'react';

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
export async function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return (await response.json()) as RuntimeConfig;
}

const ConfigContext = createContext<RuntimeConfig | null>(null);

export function RuntimeConfigProvider({ config, children }: { config: RuntimeConfig; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useRuntimeConfig needs a RuntimeConfigProvider above it');
  return config;
}
