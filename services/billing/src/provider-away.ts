import { Unavailable } from '@fairshare/event-bus';

/** The payment provider does not answer, or not in time: try again. */
export class ProviderAway extends Unavailable {
  override readonly name = 'ProviderAway';
}

/** Milliseconds in which a call has its answer: the gateway takes an instance that begins none within 5 s for one that hangs. */
export const ANSWER_WITHIN = 4_000;
/** Milliseconds to wait for the provider's news where what is known can stand. */
export const NEWS_WITHIN = 2_000;

/**
 * Waits so long for what the payment provider is asked for, and no longer. The work goes on and may have its effect later; whoever tries
 * again then finds it, for all of it can be repeated.
 * @throws ProviderAway
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderAway('the payment provider takes too long')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
