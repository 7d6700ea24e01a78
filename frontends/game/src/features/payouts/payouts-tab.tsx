import type { ReactNode } from 'react';
import { Button, EmptyState, ErrorState, FlagTriangleRightIcon, Page, SkeletonList, UsersIcon } from '@fairshare/ui';
import { useSelection } from '../../session/selection/selection';
import { useNewestScores } from '../../session/money/use-scores-on-phone';
import type { PhoneRound } from './money/phone-round';
import { usePhoneRound } from './money/use-phone-round';
import { Scoreboard } from './scoreboard';
import { COULD_NOT_LOAD, LOADING, OPEN_GROUPS, PAYOUTS, SCORES_ARE_SAFE, SELECT_A_GAME, SELECT_A_GAME_HINT, SELECT_A_GROUP } from './texts';

interface PayoutsTabProps {
  /** The bar of conflicting scores. */
  conflicts?: ReactNode;
}

/** The Payouts tab: who owes whom in the selected game, and why. */
export default function PayoutsTab({ conflicts }: PayoutsTabProps) {
  const { groupId, gameId, error, retry, openTab } = useSelection();
  const round = usePhoneRound();

  if (groupId !== null && gameId !== null) {
    if (round) return <NewestScoreboard key={gameId} round={round} conflicts={conflicts} />;
    return <Page title={PAYOUTS}>{error ? <ErrorState title={COULD_NOT_LOAD} safe={SCORES_ARE_SAFE} onRetry={retry} /> : <SkeletonList label={LOADING} />}</Page>;
  }

  const openGroups = (
    <Button variant="primary" onClick={() => openTab('groups')}>
      {OPEN_GROUPS}
    </Button>
  );
  return (
    <Page title={PAYOUTS}>
      {groupId === null ? (
        <EmptyState icon={<UsersIcon aria-hidden />} title={SELECT_A_GROUP} action={openGroups} />
      ) : (
        <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={SELECT_A_GAME} action={openGroups}>
          {SELECT_A_GAME_HINT}
        </EmptyState>
      )}
    </Page>
  );
}

function NewestScoreboard({ round, conflicts }: PayoutsTabProps & { round: PhoneRound }) {
  return <Scoreboard round={useNewestScores(round)} conflicts={conflicts} />;
}
