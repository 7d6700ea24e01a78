import { useState } from 'react';
import { Button, List, ListRow, type ListRowProps, Money, PlayerBadge } from '../../src/index';
import { entry } from '../entry';
import { player } from '../people';

const row = (index: number, props: Partial<ListRowProps> = {}) => (
  <List label="Players">
    <ListRow leading={<PlayerBadge player={player(index)} decorative />} title={player(index).name} subtitle="Last played June 3" {...props} />
  </List>
);

const press = () => undefined;

/** Pressing the button moves the rows to their new places, with an animation. */
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

export const list = entry('List, ListRow', {
  'to read': row(1, { trailing: <Money cents={1250} /> }),
  'to press': row(1, { onPress: press }),
  'to press, with a button of its own': row(1, { onPress: press, trailing: <Button>Play</Button> }),
  current: row(1, { onPress: press, current: true }),
  'rows that change places': <Standings />,
  hover: row(1, { onPress: press }),
  focus: row(1, { onPress: press }),
  'long text': row(0, { trailing: <Money cents={-123456} /> }),
});
