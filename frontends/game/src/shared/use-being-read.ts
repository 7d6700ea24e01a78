import { queryKeys } from '@fairshare/api-client';
import { useIsFetching } from '@tanstack/react-query';

/** Whether a round is being read again: what is decided on the version shown would be refused as soon as a newer one is there. */
export const useBeingRead = (gameId: string): boolean => useIsFetching({ queryKey: queryKeys.gameState(gameId), exact: true }) > 0;
