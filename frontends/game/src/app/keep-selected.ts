import { api, preferencesQuery, updatePreferencesMutation } from '@fairshare/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Selected } from './selected';
import { store, toPreferences } from './stored-selection';

/** Taps in quick succession are saved once. Milliseconds. */
const SAVE_AFTER_MS = 400;

/**
 * Keeps a selection: on the phone at once, on the server shortly after, and when the page goes away before that. A failure to save
 * has no text of its own; the next change saves everything again.
 */
export function useKeepSelected(userId: string): (selected: Selected) => void {
  const queryClient = useQueryClient();
  // One after another, so that the last choice is the one that stays.
  const { mutate } = useMutation({ ...updatePreferencesMutation(), scope: { id: 'preferences' } });
  const unsaved = useRef<{ selected: Selected; timer: ReturnType<typeof setTimeout> } | null>(null);

  /** What still waits to be saved; it then waits no longer. */
  const take = useCallback((): Selected | null => {
    const waiting = unsaved.current;
    if (!waiting) return null;
    clearTimeout(waiting.timer);
    unsaved.current = null;
    return waiting.selected;
  }, []);

  const save = useCallback(() => {
    const selected = take();
    if (selected) mutate(toPreferences(selected));
  }, [mutate, take]);

  useEffect(() => {
    const saveWhileClosing = () => {
      const selected = take();
      if (!selected) return;
      api.call('PUT /api/user/preferences', { body: toPreferences(selected), keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', saveWhileClosing);
    return () => {
      window.removeEventListener('pagehide', saveWhileClosing);
      save();
    };
  }, [save, take]);

  return useCallback(
    (selected) => {
      store(userId, selected);
      const { queryKey } = preferencesQuery();
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...toPreferences(selected) });
      take();
      unsaved.current = { selected, timer: setTimeout(save, SAVE_AFTER_MS) };
    },
    [queryClient, save, take, userId],
  );
}
