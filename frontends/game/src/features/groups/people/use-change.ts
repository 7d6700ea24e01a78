import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useFailureToast } from '../../../shared/failure-toast';

/** A change of a group; when it is refused, the golfer is told under this title, until it works. */
export function useChange<Answer, Input, Context>(options: UseMutationOptions<Answer, Error, Input, Context>, failure: string) {
  const { failed, mended } = useFailureToast();
  return useMutation({
    ...options,
    onSuccess: (...result) => {
      mended(failure);
      return options.onSuccess?.(...result);
    },
    onError: (error) => failed(failure, error),
  });
}
