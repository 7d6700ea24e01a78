/** What was to be changed belongs to the sample round, which is only to be looked at. */
export class SampleRoundError extends Error {}

export const SAMPLE_ROUND = {
  title: 'This is a sample round',
  description: 'Nothing here can be changed. Create your first group to play one of your own.',
  tone: 'info',
} as const;
