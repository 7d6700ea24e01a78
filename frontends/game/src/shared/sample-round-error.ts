/** A rejected change of the sample round, in which only scores can be entered. */
export class SampleRoundError extends Error {}

export const SAMPLE_ROUND = {
  title: 'This is a sample round',
  description: 'Scores can be changed here, and nothing else. Create your first group to play one of your own.',
  tone: 'info',
} as const;
