import { updateOrCreate } from '@fairshare/service-kit';
import { VersionMismatch, type Stored, type WriteOptions } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { preferencesType } from '../store';
import { NO_PREFERENCES, mergePreferences, type AppPreferences, type PreferencesPatch } from '../domain/preferences';

/** Merges into the preferences the app restores on load, or creates them the first time. */
export const savePreferences =
  ({ preferences }: AuthDeps) =>
  (userId: string, patch: PreferencesPatch, options: WriteOptions): Promise<Stored<AppPreferences>> => {
    const rule = (stored: AppPreferences) => ({ state: mergePreferences(stored, patch), changes: [] });
    const begin = () => {
      // Preferences that were never saved have version 0, which If-Match may name.
      if (options.ifVersion) throw new VersionMismatch(preferencesType.kind, userId, 0);
      return rule(NO_PREFERENCES);
    };
    return updateOrCreate(preferences, userId, { rule, begin }, options);
  };
