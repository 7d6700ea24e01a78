import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useFailureToast } from './failure-toast';

/**
 * A change of what the server keeps; when it is refused, the golfer is told why, until it works, also when the dialog that asked for it is
 * closed by then. `failure`: what did not work. `titled`: that it is the title of the message, instead of Error. `isFailure`: whether an
 * error is to be told; by itself each.
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
