import { createContext, useContext } from 'react';
import type { SyncController } from './sync-controller';

export const SyncControllerContext = createContext<SyncController | null>(null);

/** Null without a provider. */
export const useSyncController = (): SyncController | null => useContext(SyncControllerContext);
