import { useState } from 'react';
import { PlayerBadge, RadioChips } from '../../src/index';
import { entry } from '../entry';
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

export const radioChips = entry('RadioChips', {
  'nothing chosen': <FirstOn many={4} start={null} />,
  'nothing chosen where it was needed': <FirstOn many={4} start={null} missing="Pick one" />,
  chosen: <FirstOn many={4} start="AL" />,
  hover: <FirstOn many={2} start="AL" />,
  focus: <FirstOn many={2} start="AL" />,
  'eight players': <FirstOn many={8} start="BFS" />,
  compact: <CompactFirstOn many={4} start="AL" />,
  'compact, nothing chosen where it was needed': <CompactFirstOn many={4} start={null} missing="Pick one" />,
  'compact, eight players': <CompactFirstOn many={8} start="BFS" />,
});
