import type { Preferences } from '@fairshare/contracts';

/** The preferences the app restores on load; all null at first. */
export type AppPreferences = Readonly<Omit<Preferences, 'version'>>;

export const NO_PREFERENCES: AppPreferences = { selectedGroupId: null, selectedGameId: null, currentTab: null };

/** An omitted field stays unchanged; null clears it. */
export type PreferencesPatch = { readonly [Field in keyof AppPreferences]?: AppPreferences[Field] | undefined };

export const mergePreferences = (stored: AppPreferences, patch: PreferencesPatch): AppPreferences => ({
  selectedGroupId: merged(stored.selectedGroupId, patch.selectedGroupId),
  selectedGameId: merged(stored.selectedGameId, patch.selectedGameId),
  currentTab: merged(stored.currentTab, patch.currentTab),
});

const merged = <T>(stored: T, given: T | undefined): T => (given === undefined ? stored : given);
