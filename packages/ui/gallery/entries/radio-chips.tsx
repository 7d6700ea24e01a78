import { useState } from 'react';
import { PlayerBadge, RadioChips } from '../../src/index';
import type { Entry } from '../entry';
import { PLAYERS } from '../people';

const chipsOf = (many: number) => [...PLAYERS.slice(0, many).map(({ initials, name }) => ({ value: initials, label: name })), { value: 'none', label: 'None' }];

function FirstOn({ many, start, missing }: { many: number; start: string | null; missing?: string }) {
  const [value, setValue] = useState(start);
  return <RadioChips label="First on the green" value={value} onValueChange={setValue} options={chipsOf(many)} missing={missing} />;
}

function CompactFirstOn({ many, start, missing }: { many: number; start: string | null; missing?: string }) {
  const [value, setValue] = useState(start);
  const options = [...PLAYERS.slice(0, many).map((player) => ({ value: player.initials, label: <PlayerBadge player={player} size="small" /> })), { value: 'none', label: 'None' }];
  return <RadioChips compact label="First on" value={value} onValueChange={setValue} options={options} missing={missing} />;
}

export const radioChips: Entry = {
  title: 'RadioChips',
  states: [
    { name: 'nothing chosen', shown: <FirstOn many={4} start={null} /> },
    { name: 'nothing chosen where it was needed', shown: <FirstOn many={4} start={null} missing="Pick one" /> },
    { name: 'chosen', shown: <FirstOn many={4} start="AL" /> },
    { name: 'hover', as: 'hover', shown: <FirstOn many={2} start="AL" /> },
    { name: 'focus', as: 'focus', shown: <FirstOn many={2} start="AL" /> },
    { name: 'eight players', shown: <FirstOn many={8} start="BFS" /> },
    { name: 'compact', shown: <CompactFirstOn many={4} start="AL" /> },
    { name: 'compact, nothing chosen where it was needed', shown: <CompactFirstOn many={4} start={null} missing="Pick one" /> },
    { name: 'compact, eight players', shown: <CompactFirstOn many={8} start="BFS" /> },
  ],
};
