import { type Progress, progressOf, type RoundInput } from '@fairshare/golf-rules';
import { ifPlayable } from '../../../shared/if-playable';

/** The entries that a round still lacks. For a round that cannot be played the list is empty, and it cannot be finished either. */
export const progressOnPhone = (input: RoundInput): Progress => ifPlayable(() => progressOf(input), { played: [], missing: [] });
