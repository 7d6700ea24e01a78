import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useFailureToast } from './failure-toast';

/**
 * A mutation whose refusal shows the golfer a toast with the reason until a later attempt succeeds, even if the dialog that started it has closed. `failure`:
 * what did not work. `titled`: whether that text is the toast's title, instead of Error. `isFailure`: whether to report an error; by default every error is.
 */
export function useChange<Answer, Input, Context>(
  options: UseMutationOptions<Answer, Error, Input, Context>,
  failure: string,
  { titled = true, isFailure = () => true }: { titled?: boolean; isFailure?: (error: Error) => boolean } = {},
) {
  const { failed, couldNot, resolved } = useFailureToast();
  return useMutation({
    ...options,
    onSuccess: (...result) => {
      resolved(failure);
      return options.onSuccess?.(...result);
    },
    onError: (...refusal) => {
      const [error] = refusal;
      if (isFailure(error)) (titled ? failed : couldNot)(failure, error);
      return options.onError?.(...refusal);
    },
  });
}
