import { type Progress, progressOf, type RoundInput } from '@fairshare/golf-rules';
import { ifPlayable } from '../../../shared/if-playable';

/** What of a round is not entered yet. One that cannot be played lacks nothing, and cannot be finished either. */
export const progressOnPhone = (input: RoundInput): Progress => ifPlayable(() => progressOf(input), { played: [], missing: [] });
