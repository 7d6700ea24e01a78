import { useState } from 'react';
import { PlayerBadge, RadioChips } from '../../src/index';
import { entry } from '../entry';
import { PLAYERS } from '../people';

function FirstOn({ many, start, missing, compact = false }: { many: number; start: string | null; missing?: string; compact?: boolean }) {
  const [value, setValue] = useState(start);
  const golfers = PLAYERS.slice(0, many).map((golfer) => ({ value: golfer.initials, label: compact ? <PlayerBadge player={golfer} size="small" /> : golfer.name }));
  const options = [...golfers, { value: 'none', label: 'None' }];
  return <RadioChips compact={compact} label={compact ? 'First on' : 'First on the green'} value={value} onValueChange={setValue} options={options} missing={missing} />;
}

export const radioChips = entry('RadioChips', {
  'nothing chosen': <FirstOn many={4} start={null} />,
  'nothing chosen where it was needed': <FirstOn many={4} start={null} missing="Pick one" />,
  chosen: <FirstOn many={4} start="AL" />,
  hover: <FirstOn many={2} start="AL" />,
  focus: <FirstOn many={2} start="AL" />,
  'eight players': <FirstOn many={8} start="BFS" />,
  compact: <FirstOn compact many={4} start="AL" />,
  'compact, nothing chosen where it was needed': <FirstOn compact many={4} start={null} missing="Pick one" />,
  'compact, eight players': <FirstOn compact many={8} start="BFS" />,
});
