import { queryKeys } from '@fairshare/api-client';
import { useIsFetching } from '@tanstack/react-query';

/** Whether a round is being refetched. A decision based on the shown version would be refused once a newer version exists. */
export const useBeingRead = (gameId: string): boolean => useIsFetching({ queryKey: queryKeys.gameState(gameId), exact: true }) > 0;
