import { SkeletonList } from '@fairshare/ui';
import type { ReactNode } from 'react';
import type { RoundScorecardProps } from '../../session/scorecard/round-scorecard';
import { lazyPart, ShownPart } from '../../shared/lazy-part';
import { PartFailed } from '../../shared/part-failed';
import { SCORECARD } from '../../shared/scorecard/texts';
import { PayoutsRow } from './money/payouts-row';
import { LOADING } from './texts';

/** Loaded when the row is opened. */
const CARD = lazyPart<RoundScorecardProps>(() => import('../../session/scorecard/round-scorecard'));

/** The scorecard of the round, and charts of the same figures below it. */
export function ScorecardRow({ children }: { children: ReactNode }) {
  return (
    <PayoutsRow name="scorecard" title={SCORECARD}>
      <ShownPart part={CARD} props={{}} pending={<SkeletonList label={LOADING} />} failed={PartFailed} />
      {children}
    </PayoutsRow>
  );
}
