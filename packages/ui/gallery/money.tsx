import {
  Card,
  Disclosure,
  DivergingBars,
  type HoleState,
  HoleGrid,
  List,
  ListRow,
  Money,
  PaymentCard,
  PlayerBadge,
  PlayerName,
  Section,
  SplitView,
  Stack,
} from '../src/index';
import { useState } from 'react';
import { PLAYERS, player } from './people';

const NETS = [1250, -475, 0, -3300, 2525, -1, 101, -100];
const HOLES: Record<number, HoleState> = { 1: 'done', 2: 'done', 3: 'conflict', 4: 'incomplete', 5: 'done' };

export function MoneyAndHoles() {
  const [hole, setHole] = useState(6);
  return (
    <SplitView
      list={
        <>
          <Section title="3 payments settle everything">
            <PaymentCard from={player(1)} to={player(2)} cents={1250} defaultOpen>
              <Disclosure summary="2/9/16 Points" defaultOpen>
                Hole 4: Ann Lee 3, Chris 1.
              </Disclosure>
            </PaymentCard>
            <PaymentCard from={player(0)} to={player(3)} cents={123456}>
              Why
            </PaymentCard>
            <PaymentCard from={player(4)} to={player(5)} cents={1} />
          </Section>
          <Section title="Select Hole">
            <HoleGrid label="Select Hole" states={HOLES} current={hole} onSelect={setHole} />
          </Section>
        </>
      }
      detail={
        <>
          <Section title="Net per player">
            <Card>
              <DivergingBars
                label="Net per player"
                entries={PLAYERS.map((golfer, index) => ({ id: String(index), player: golfer, cents: NETS[index] ?? 0 }))}
              />
            </Card>
          </Section>
          <Section title="Players and amounts">
            <List label="Players">
              {PLAYERS.slice(0, 3).map((golfer, index) => (
                <ListRow
                  key={golfer.name}
                  leading={<PlayerBadge player={golfer} decorative />}
                  title={golfer.name}
                  subtitle="Last played June 3"
                  trailing={<Money cents={NETS[index] ?? 0} />}
                  onPress={index === 0 ? undefined : () => undefined}
                  current={index === 1}
                />
              ))}
            </List>
            <Stack>
              <PlayerName player={player(0)} size="large" note="Holds the snake" />
              <PlayerName player={player(1)} size="small" />
              <Money cents={-1250} size="huge" />
              <Money cents={1250} size="large" />
            </Stack>
          </Section>
        </>
      }
    />
  );
}
