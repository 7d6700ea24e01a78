import { useToast } from '@fairshare/ui';
import { type MutationOptions, useMutation } from '@tanstack/react-query';
import { failureText } from '../../shared/failure-text';
import { TEXTS } from './texts';

/** A mutation of a manual trial, with its messages for success and failure. */
export function useTrialAction<Answer, Input>(
  options: MutationOptions<Answer, Error, Input>,
  { done, failed }: { done: string; failed: string },
): { busy: boolean; run: (input: Input, onDone?: () => void) => void } {
  const { toast } = useToast();
  const { mutate, isPending } = useMutation(options);
  const run = (input: Input, onDone?: () => void) =>
    mutate(input, {
      onSuccess: () => {
        toast({ title: done, tone: 'success' });
        onDone?.();
      },
      onError: (error) => toast({ title: TEXTS.error, description: failureText(error, failed), tone: 'error' }),
    });
  return { busy: isPending, run };
}
