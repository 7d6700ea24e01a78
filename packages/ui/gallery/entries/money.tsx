import type { ComponentProps } from 'react';
import { Button, Card, Disclosure, DivergingBar, DivergingBars, Money, PaymentCard } from '../../src/index';
import { entry } from '../entry';
import { PLAYERS, player } from '../people';

export const money = entry('Money', {
  'gets, pays, even': [1250, -1250, 0].map((cents) => <Money key={cents} cents={cents} />),
  'a plain amount': <Money cents={123456} kind="amount" />,
  'large, huge': (['large', 'huge'] as const).map((size) => <Money key={size} cents={-123456} size={size} />),
});

/** A payment of Ann to Chris, unless other players are given. */
const payment = (props: Partial<ComponentProps<typeof PaymentCard>>) => <PaymentCard from={player(1)} to={player(2)} cents={1250} {...props} />;

const longestNames = payment({ from: player(0), to: player(3), cents: 123456, children: 'Why' });

export const paymentCard = entry('PaymentCard', {
  'press to see why': payment({ children: 'Hole 4: Ann Lee 3, Chris 1.' }),
  open: payment({
    defaultOpen: true,
    children: (
      <Disclosure summary="2/9/16 Points" defaultOpen>
        Hole 4: Ann Lee 3, Chris 1.
      </Disclosure>
    ),
  }),
  focus: payment({ children: 'Why' }),
  'with actions': payment({ actions: <Button>Paid</Button> }),
  'the reader pays': payment({ from: { ...player(1), isMe: true } }),
  'the reader gets': payment({ to: { ...player(2), isMe: true } }),
  'nothing to open': payment({ from: player(4), to: player(5), cents: 1 }),
  'long text': longestNames,
});

const NETS = [1250, -475, 0, -3300, 2525, -1, 101, -100];

const bars = (golfers: typeof PLAYERS, nets: readonly number[]) => (
  <Card>
    <DivergingBars label="Net per player" entries={golfers.map((golfer, index) => ({ id: golfer.name, player: golfer, cents: nets[index] ?? 0 }))} />
  </Card>
);

export const divergingBars = entry('DivergingBars, DivergingBar', {
  'eight players, the longest name': bars(PLAYERS, NETS),
  'everybody even': bars(PLAYERS.slice(1, 3), []),
  'one alone, low': (
    <Card>
      <DivergingBar cents={-475} largest={1250} size="low" />
    </Card>
  ),
});
