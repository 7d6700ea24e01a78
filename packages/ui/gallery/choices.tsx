import { useState } from 'react';
import { Card, Chip, ChipGroup, ChipToggle, PlayerBadge, PlayerRow, RadioChips, Section, SegmentedControl, Stack, Stepper } from '../src/index';
import { PLAYERS, player } from './people';

const GAMES = ['Card Game', '2/9/16 Points', '2/9/16 FBT', 'BBB Points', 'BBB FBT'];

function ScoreRow({ index, start }: { index: number; start: number | null }) {
  const [strokes, setStrokes] = useState(start);
  const golfer = player(index);
  return (
    <PlayerRow player={golfer} note={strokes === 4 ? '7 points' : undefined}>
      <Stepper label={`Strokes for ${golfer.name}`} value={strokes} onValueChange={setStrokes} usual={4} />
    </PlayerRow>
  );
}

export function Choices() {
  const [mode, setMode] = useState<'points' | 'fbt' | 'both'>('points');
  const [games, setGames] = useState<string[]>(['2/9/16 Points']);
  const [first, setFirst] = useState<string | null>('1');
  const toggle = (game: string, on: boolean) => setGames(on ? [...games, game] : games.filter((other) => other !== game));
  return (
    <Section title="Choices">
      <Card>
        <Stack gap={24}>
          <SegmentedControl
            label="What to pay"
            value={mode}
            onValueChange={setMode}
            fullWidth
            options={[
              { value: 'points', label: 'Points Only' },
              { value: 'fbt', label: 'FBT Only' },
              { value: 'both', label: 'Both' },
            ]}
          />
          <ChipGroup label="Games to settle">
            {GAMES.map((game) => (
              <ChipToggle
                key={game}
                pressed={games.includes(game)}
                onPressedChange={(on) => toggle(game, on)}
                disabled={game === 'BBB FBT'}
              >
                {game}
              </ChipToggle>
            ))}
          </ChipGroup>
          <ChipGroup label="Facts">
            <Chip>4 players</Chip>
            <Chip>Hole 7</Chip>
          </ChipGroup>
          <RadioChips
            label="First on the green"
            hint="Bingo"
            value={first}
            onValueChange={setFirst}
            options={[
              ...PLAYERS.map((golfer, index) => ({
                value: String(index),
                label: golfer.name,
                leading: <PlayerBadge player={golfer} size="small" decorative />,
              })),
              { value: 'none', label: 'None' },
            ]}
          />
          <Stack gap={12}>
            {[4, null, 11, null].map((start, index) => (
              <ScoreRow key={index} index={index} start={start} />
            ))}
            <Stepper label="Strokes, invalid" value={null} onValueChange={() => undefined} usual={4} invalid />
            <Stepper label="Strokes, locked" value={5} onValueChange={() => undefined} usual={4} disabled />
          </Stack>
        </Stack>
      </Card>
    </Section>
  );
}
