import { useState } from 'react';
import { PlayerBadge, RadioChips } from '../../src/index';
import type { Entry } from '../entry';
import { PLAYERS } from '../people';

const chipsOf = (many: number) => [
  ...PLAYERS.slice(0, many).map((golfer) => ({
    value: golfer.initials,
    label: golfer.name,
    leading: <PlayerBadge player={golfer} size="small" decorative />,
  })),
  { value: 'none', label: 'None' },
];

function FirstOn({ many, start, disabled = false, missing }: { many: number; start: string | null; disabled?: boolean; missing?: string }) {
  const [value, setValue] = useState(start);
  const options = chipsOf(many).map((option) => ({ ...option, disabled }));
  return <RadioChips label="First on the green" hint="Bingo" value={value} onValueChange={setValue} options={options} missing={missing} />;
}

export const radioChips: Entry = {
  title: 'RadioChips',
  states: [
    { name: 'nothing chosen', shown: <FirstOn many={4} start={null} /> },
    { name: 'nothing chosen where it was needed', shown: <FirstOn many={4} start={null} missing="Pick one" /> },
    { name: 'chosen', shown: <FirstOn many={4} start="AL" /> },
    { name: 'hover', as: 'hover', shown: <FirstOn many={2} start="AL" /> },
    { name: 'focus', as: 'focus', shown: <FirstOn many={2} start="AL" /> },
    { name: 'disabled', shown: <FirstOn many={2} start="AL" disabled /> },
    { name: 'eight players', shown: <FirstOn many={8} start="BFS" /> },
  ],
};
