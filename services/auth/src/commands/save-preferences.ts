import { AlreadyExists, NotFound, VersionMismatch, type Stored, type WriteOptions } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { preferencesType } from '../store';
import { NO_PREFERENCES, mergePreferences, type AppPreferences, type PreferencesPatch } from '../domain/preferences';

/** Merges into what the app restores on load; the first time there is nothing to merge into. */
export const savePreferences =
  ({ preferences }: AuthDeps) =>
  async (userId: string, patch: PreferencesPatch, options: WriteOptions): Promise<Stored<AppPreferences>> => {
    const update = () => preferences.update(userId, (stored) => ({ state: mergePreferences(stored, patch), changes: [] }), options);
    try {
      return await update();
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
    }
    // Preferences that were never saved are at version 0, and If-Match may say so.
    if (options.ifVersion) throw new VersionMismatch(preferencesType.kind, userId, 0);
    try {
      return await preferences.create(userId, mergePreferences(NO_PREFERENCES, patch), [], { request: options.request });
    } catch (error) {
      if (!(error instanceof AlreadyExists)) throw error;
      return update();
    }
  };
