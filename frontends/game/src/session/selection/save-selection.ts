import { api, preferencesQuery, updatePreferencesMutation } from '@fairshare/api-client';
import type { PreferencesBody } from '@fairshare/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Selected } from './selected';
import { chosenSince, store } from './stored-selection';

/** Debounces saves: taps in quick succession are saved once. Milliseconds. */
const SAVE_AFTER_MS = 400;

/**
 * Stores a selection: on the phone at once, on the server shortly after or when the page closes. A failed save shows no message; the next choice is saved
 * together with the unsaved ones.
 *
 * @param saved the selection that the server has at first
 */
export function useSaveSelected(userId: string, saved: Selected): (selected: Selected) => void {
  const queryClient = useQueryClient();
  // Saves run one after another, so that the last choice wins.
  const { mutate } = useMutation({ ...updatePreferencesMutation(), scope: { id: 'preferences' } });
  const kept = useRef(saved);
  const unsaved = useRef<PreferencesBody>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Takes the unsaved choices out of the queue. Null: there are none. */
  const take = useCallback((): PreferencesBody | null => {
    clearTimeout(timer.current);
    const waiting = unsaved.current;
    unsaved.current = {};
    return Object.keys(waiting).length > 0 ? waiting : null;
  }, []);

  const save = useCallback(() => {
    const chosen = take();
    if (!chosen) return;
    mutate(chosen, {
      onSuccess: ({ version }) => store(userId, { ...kept.current, basedOn: version }),
      onError: () => void (unsaved.current = { ...chosen, ...unsaved.current }),
    });
  }, [mutate, take, userId]);

  useEffect(() => {
    const saveWhileClosing = () => {
      const chosen = take();
      // Not by the mutation, which would wait for an earlier save.
      if (chosen) api.call('PUT /api/user/preferences', { body: chosen, keepalive: true }).catch(() => undefined);
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
      const chosen = chosenSince(kept.current, selected);
      kept.current = selected;
      queryClient.setQueryData(preferencesQuery().queryKey, (known) => known && { ...known, ...chosen });
      unsaved.current = { ...unsaved.current, ...chosen };
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_AFTER_MS);
    },
    [queryClient, save, userId],
  );
}
