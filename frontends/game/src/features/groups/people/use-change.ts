import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useFailureToast } from '../../../shared/failure-toast';

/** A change of a group; when it is refused, the golfer is told under this title. */
export function useChange<Answer, Input, Context>(options: UseMutationOptions<Answer, Error, Input, Context>, failure: string) {
  const { failed } = useFailureToast();
  return useMutation({ ...options, onError: (error) => failed(failure, error) });
}
