import { type MutationKey, useMutationState } from '@tanstack/react-query';

/** What saves of one kind, wherever they were started, are under way: the variables they were called with. */
export function usePendingSaves<Variables>(mutationKey: MutationKey): Variables[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    // The key names the mutation, and the mutation its variables.
    select: (mutation) => mutation.state.variables as Variables,
  });
}
