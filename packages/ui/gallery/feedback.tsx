import {
  Banner,
  Button,
  Card,
  ConnectionDot,
  EmptyState,
  ErrorState,
  FlagIcon,
  ProgressBar,
  SaveStatus,
  Section,
  Skeleton,
  SkeletonList,
  Spinner,
  Stack,
} from '../src/index';

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

export function Feedback() {
  return (
    <Section title="Feedback">
      <Banner tone="warning" title="Your trial ends in 2 days" action={<Button>Upgrade Now</Button>} onDismiss={() => undefined}>
        Keep your games and your payouts.
      </Banner>
      <Banner action={<Button variant="ghost">Reload</Button>}>An update is available.</Banner>
      <Banner tone="error" title="3 scores were refused">
        The game was deleted. They are still on this phone.
      </Banner>
      <Banner tone="success">All scores are saved.</Banner>
      <Card>
        <Stack>
          <div style={ROW}>
            <SaveStatus state="saving" />
            <SaveStatus state="saved" />
            <SaveStatus state="error" />
            <SaveStatus state="saved" words={{ saved: 'Values Saved!' }} />
          </div>
          <div style={ROW}>
            <ConnectionDot state="online" />
            <ConnectionDot state="offline" pending={3} />
            <ConnectionDot state="syncing" pending={3} />
          </div>
          <ProgressBar label="Step 3 of 7" value={3} max={7} />
          <Spinner label="Loading" size="large" />
          <Skeleton width="70%" height={32} />
        </Stack>
      </Card>
      <SkeletonList label="Loading groups" rows={2} />
      <Card>
        <EmptyState icon={<FlagIcon />} title="No games yet. Create your first game!" action={<Button variant="primary">Create New Game</Button>}>
          A game keeps the scores of one round.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState title="The payouts could not be loaded." safe="All scores are saved." onRetry={() => undefined} />
      </Card>
    </Section>
  );
}
