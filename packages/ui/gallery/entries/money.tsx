import { Button, Card, Disclosure, DivergingBars, Money, PaymentCard, PaymentsRoom } from '../../src/index';
import { entry } from '../entry';
import { PLAYERS, player } from '../people';

export const money = entry('Money', {
  'gets, pays, even': [1250, -1250, 0].map((cents) => <Money key={cents} cents={cents} />),
  'a plain amount': <Money cents={123456} kind="amount" />,
  'large, huge': (['large', 'huge'] as const).map((size) => <Money key={size} cents={-123456} size={size} />),
});

export const paymentCard = entry('PaymentCard', {
  'press to see why': (
    <PaymentCard from={player(1)} to={player(2)} cents={1250}>
      Hole 4: Ann Lee 3, Chris 1.
    </PaymentCard>
  ),
  open: (
    <PaymentCard from={player(1)} to={player(2)} cents={1250} defaultOpen>
      <Disclosure summary="2/9/16 Points" defaultOpen>
        Hole 4: Ann Lee 3, Chris 1.
      </Disclosure>
    </PaymentCard>
  ),
  focus: (
    <PaymentCard from={player(1)} to={player(2)} cents={1250}>
      Why
    </PaymentCard>
  ),
  'with actions': <PaymentCard from={player(1)} to={player(2)} cents={1250} actions={<Button>Paid</Button>} />,
  'its reasons beside it': (
    <>
      <PaymentCard from={player(1)} to={player(2)} cents={1250} beside={{ open: true, onOpenChange: () => undefined, panelId: 'reasons' }}>
        Reasons
      </PaymentCard>
      <p id="reasons">Hole 4: Ann Lee 3, Chris 1.</p>
    </>
  ),
  'the reader pays': <PaymentCard from={{ ...player(1), isMe: true }} to={player(2)} cents={1250} />,
  'the reader gets': <PaymentCard from={player(1)} to={{ ...player(2), isMe: true }} cents={1250} />,
  'nothing to open': <PaymentCard from={player(4)} to={player(5)} cents={1} />,
  'long text': (
    <PaymentCard from={player(0)} to={player(3)} cents={123456}>
      Why
    </PaymentCard>
  ),
});

export const paymentsRoom = entry('PaymentsRoom', {
  'one payment of three, the longest names': (
    <PaymentsRoom players={PLAYERS.slice(0, 4)}>
      <PaymentCard from={player(0)} to={player(3)} cents={123456}>
        Why
      </PaymentCard>
    </PaymentsRoom>
  ),
  none: <PaymentsRoom players={PLAYERS.slice(1, 3)} />,
});

const NETS = [1250, -475, 0, -3300, 2525, -1, 101, -100];

export const divergingBars = entry('DivergingBars', {
  'eight players, the longest name': (
    <Card>
      <DivergingBars label="Net per player" entries={PLAYERS.map((golfer, index) => ({ id: golfer.name, player: golfer, cents: NETS[index] ?? 0 }))} />
    </Card>
  ),
  'everybody even': (
    <Card>
      <DivergingBars label="Net per player" entries={PLAYERS.slice(1, 3).map((golfer) => ({ id: golfer.name, player: golfer, cents: 0 }))} />
    </Card>
  ),
});
