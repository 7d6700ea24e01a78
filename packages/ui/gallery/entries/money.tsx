import { Button, Card, Disclosure, DivergingBars, Money, PaymentCard, PaymentsRoom } from '../../src/index';
import type { Entry } from '../entry';
import { PLAYERS, player } from '../people';

export const money: Entry = {
  title: 'Money',
  states: [
    { name: 'gets, pays, even', shown: [1250, -1250, 0].map((cents) => <Money key={cents} cents={cents} />) },
    { name: 'a plain amount', shown: <Money cents={123456} kind="amount" /> },
    { name: 'large, huge', shown: (['large', 'huge'] as const).map((size) => <Money key={size} cents={-123456} size={size} />) },
  ],
};

export const paymentCard: Entry = {
  title: 'PaymentCard',
  states: [
    {
      name: 'press to see why',
      shown: (
        <PaymentCard from={player(1)} to={player(2)} cents={1250}>
          Hole 4: Ann Lee 3, Chris 1.
        </PaymentCard>
      ),
    },
    {
      name: 'open',
      shown: (
        <PaymentCard from={player(1)} to={player(2)} cents={1250} defaultOpen>
          <Disclosure summary="2/9/16 Points" defaultOpen>
            Hole 4: Ann Lee 3, Chris 1.
          </Disclosure>
        </PaymentCard>
      ),
    },
    {
      name: 'focus',
      as: 'focus',
      shown: (
        <PaymentCard from={player(1)} to={player(2)} cents={1250}>
          Why
        </PaymentCard>
      ),
    },
    { name: 'with actions', shown: <PaymentCard from={player(1)} to={player(2)} cents={1250} actions={<Button>Paid</Button>} /> },
    {
      name: 'its reasons beside it',
      shown: (
        <>
          <PaymentCard from={player(1)} to={player(2)} cents={1250} beside={{ open: true, onOpenChange: () => undefined, panelId: 'reasons' }}>
            Reasons
          </PaymentCard>
          <p id="reasons">Hole 4: Ann Lee 3, Chris 1.</p>
        </>
      ),
    },
    { name: 'the reader pays', shown: <PaymentCard from={{ ...player(1), isMe: true }} to={player(2)} cents={1250} /> },
    { name: 'the reader gets', shown: <PaymentCard from={player(1)} to={{ ...player(2), isMe: true }} cents={1250} /> },
    { name: 'nothing to open', shown: <PaymentCard from={player(4)} to={player(5)} cents={1} /> },
    {
      name: 'long text',
      shown: (
        <PaymentCard from={player(0)} to={player(3)} cents={123456}>
          Why
        </PaymentCard>
      ),
    },
  ],
};

export const paymentsRoom: Entry = {
  title: 'PaymentsRoom',
  states: [
    {
      name: 'one payment of three, the longest names',
      shown: (
        <PaymentsRoom players={PLAYERS.slice(0, 4)}>
          <PaymentCard from={player(0)} to={player(3)} cents={123456}>
            Why
          </PaymentCard>
        </PaymentsRoom>
      ),
    },
    { name: 'none', shown: <PaymentsRoom players={PLAYERS.slice(1, 3)} /> },
  ],
};

const NETS = [1250, -475, 0, -3300, 2525, -1, 101, -100];

export const divergingBars: Entry = {
  title: 'DivergingBars',
  states: [
    {
      name: 'eight players, the longest name',
      shown: (
        <Card>
          <DivergingBars label="Net per player" entries={PLAYERS.map((golfer, index) => ({ id: golfer.name, player: golfer, cents: NETS[index] ?? 0 }))} />
        </Card>
      ),
    },
    {
      name: 'everybody even',
      shown: (
        <Card>
          <DivergingBars label="Net per player" entries={PLAYERS.slice(1, 3).map((golfer) => ({ id: golfer.name, player: golfer, cents: 0 }))} />
        </Card>
      ),
    },
  ],
};
