import { createContext, useContext } from 'react';
import type { OfflineEngine } from './engine';

export const EngineContext = createContext<OfflineEngine | null>(null);

/** Null without a provider. */
export const useEngine = (): OfflineEngine | null => useContext(EngineContext);
