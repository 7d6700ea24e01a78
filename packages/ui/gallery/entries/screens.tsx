import {
  ActionBar,
  Button,
  Card,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChipGroup,
  ChipToggle,
  DivergingBars,
  HoleGrid,
  IconButton,
  List,
  ListRow,
  Page,
  PaymentCard,
  PlayerBadge,
  PlayerName,
  PlayerRow,
  RadioChips,
  SaveStatus,
  Section,
  SplitView,
  Stack,
  Stepper,
} from '../../src/index';
import { entry } from '../entry';
import { OwnWindow } from '../own-window';
import { PLAYERS, player } from '../people';

/** Each player's strokes on the hole, and points in the round so far. */
const ROUND = [
  { strokes: 5, points: 61 },
  { strokes: 3, points: 104 },
  { strokes: 4, points: 83 },
  { strokes: null, points: 76 },
];
/** The players by their short names, as on the screen of a hole. */
const FOUR = ROUND.map((sums, index) => ({ ...player(index), name: player(index).name.split(' ')[0] ?? '', ...sums }));
const nothing = () => undefined;

const heading = (
  <header style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between' }}>
    <IconButton variant="outlined" label="One hole back" icon={<ChevronLeftIcon aria-hidden />} />
    <div style={{ textAlign: 'center' }}>
      <h2 style={{ fontSize: 'var(--text-48)', lineHeight: 1 }}>7</h2>
      <SaveStatus state="saved" />
    </div>
    <IconButton variant="outlined" label="One hole on" icon={<ChevronRightIcon aria-hidden />} />
  </header>
);

const strokes = (
  <Stack gap={8}>
    {FOUR.map((golfer) => (
      <PlayerRow key={golfer.name} player={golfer} note={golfer.strokes ? `${golfer.points % 9} points` : undefined} noteComes>
        <Stepper label={`Strokes for ${golfer.name}`} value={golfer.strokes} onValueChange={nothing} usual={4} invalid={!golfer.strokes} />
      </PlayerRow>
    ))}
  </Stack>
);

const takers = [...FOUR.map((golfer) => ({ value: golfer.name, label: <PlayerBadge player={golfer} size="small" /> })), { value: 'nobody', label: 'None' }];
const questions = ['First on', 'Closest to', 'First in'].map((label, index) => (
  <RadioChips key={label} compact label={label} options={takers} value={FOUR[index + 1]?.name ?? null} onValueChange={nothing} />
));

/** The screen that golfers use most in a round, built from the same components as in the app. */
export const holeScreen = entry('Screen: a hole', {
  'both games on one screen, one score missing': (
    <OwnWindow height={1320}>
      <Page>
        <SplitView
          ratio="even"
          list={
            <Stack>
              {heading}
              {strokes}
              {questions}
            </Stack>
          }
          detail={
            <>
              <Section title="Select Hole">
                <HoleGrid label="Select Hole" states={{ 1: 'done', 2: 'done', 3: 'conflict', 4: 'done', 5: 'done', 6: 'incomplete' }} current={7} onSelect={nothing} />
              </Section>
              <Section title="2/9/16 Scores">
                <List label="2/9/16 Scores">
                  {FOUR.map((golfer) => (
                    <ListRow key={golfer.name} title={<PlayerName player={golfer} />} trailing={golfer.points} />
                  ))}
                </List>
              </Section>
            </>
          }
        />
        <ActionBar>
          <Button variant="primary">Save Scores</Button>
        </ActionBar>
      </Page>
    </OwnWindow>
  ),
});

const NETS = [-3300, 4225, -475, -450];

export const payoutsScreen = entry('Screen: payouts', {
  'in the middle of a round': (
    <Page title="Payouts" description="3 payments settle everything" actions={<Button>Share</Button>}>
      <ChipGroup label="Games to settle">
        {['Card Game', '2/9/16 Points', 'BBB Points'].map((game, index) => (
          <ChipToggle key={game} pressed={index > 0} onPressedChange={nothing}>
            {game}
          </ChipToggle>
        ))}
      </ChipGroup>
      <SplitView
        ratio="even"
        list={
          <Section title="Who Owes Who">
            <PaymentCard from={{ ...player(0), isMe: true }} to={player(1)} cents={3300}>
              Why
            </PaymentCard>
            <PaymentCard from={player(2)} to={player(1)} cents={475}>
              Why
            </PaymentCard>
            <PaymentCard from={player(3)} to={player(1)} cents={450}>
              Why
            </PaymentCard>
          </Section>
        }
        detail={
          <Section title="Net per player">
            <Card>
              <DivergingBars label="Net per player" entries={PLAYERS.slice(0, 4).map((golfer, index) => ({ id: golfer.name, player: golfer, cents: NETS[index] ?? 0 }))} />
            </Card>
          </Section>
        }
      />
    </Page>
  ),
});
