import { useState } from 'react';
import { ChipGroup, ChipToggle } from '../../src/index';
import { entry } from '../entry';

const GAMES = ['Card Game', '2/9/16 Points', '2/9/16 FBT', 'BBB Points', 'BBB FBT'];

function Games() {
  const [pressed, setPressed] = useState(['2/9/16 Points']);
  return (
    <ChipGroup label="Games to settle">
      {GAMES.map((game) => (
        <ChipToggle key={game} pressed={pressed.includes(game)} onPressedChange={(on) => setPressed(on ? [...pressed, game] : pressed.filter((other) => other !== game))}>
          {game}
        </ChipToggle>
      ))}
    </ChipGroup>
  );
}

export const chip = entry('ChipToggle, ChipGroup', {
  'toggles, on and off': <Games />,
  hover: <Games />,
  focus: <Games />,
});
