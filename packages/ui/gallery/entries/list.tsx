import { useState } from 'react';
import { Button, List, ListRow, type ListRowProps, Money, PlayerBadge } from '../../src/index';
import type { Entry } from '../entry';
import { player } from '../people';

const row = (index: number, props: Partial<ListRowProps> = {}) => (
  <List label="Players">
    <ListRow leading={<PlayerBadge player={player(index)} decorative />} title={player(index).name} subtitle="Last played June 3" {...props} />
  </List>
);

const press = () => undefined;

/** Press it: the rows travel to their new places. */
function Standings() {
  const [order, setOrder] = useState([1, 2, 3]);
  const names = order.map((index) => player(index).name);
  return (
    <div>
      <List label="Standings" order={names}>
        {names.map((name) => (
          <ListRow key={name} title={name} />
        ))}
      </List>
      <Button onClick={() => setOrder(([first = 1, ...others]) => [...others, first])}>Next Hole</Button>
    </div>
  );
}

export const list: Entry = {
  title: 'List, ListRow',
  states: [
    { name: 'to read', shown: row(1, { trailing: <Money cents={1250} /> }) },
    { name: 'to press', shown: row(1, { onPress: press }) },
    { name: 'to press, with a button of its own', shown: row(1, { onPress: press, trailing: <Button>Play</Button> }) },
    { name: 'current', shown: row(1, { onPress: press, current: true }) },
    { name: 'rows that change places', shown: <Standings /> },
    { name: 'hover', as: 'hover', shown: row(1, { onPress: press }) },
    { name: 'focus', as: 'focus', shown: row(1, { onPress: press }) },
    { name: 'long text', shown: row(0, { trailing: <Money cents={-123456} /> }) },
  ],
};
