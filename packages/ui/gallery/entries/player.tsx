import { PlayerBadge, PlayerName, PlayerRow, Stepper } from '../../src/index';
import type { Entry } from '../entry';
import { PLAYERS, player } from '../people';

export const playerBadge: Entry = {
  title: 'PlayerBadge',
  states: [
    { name: 'every colour a group gives', shown: PLAYERS.map((golfer) => <PlayerBadge key={golfer.name} player={golfer} />) },
    { name: 'small, medium, large', shown: (['small', 'medium', 'large'] as const).map((size) => <PlayerBadge key={size} player={player(3)} size={size} />) },
  ],
};

export const playerName: Entry = {
  title: 'PlayerName',
  states: [
    { name: 'small, medium, large', shown: (['small', 'medium', 'large'] as const).map((size) => <PlayerName key={size} player={player(1)} size={size} />) },
    { name: 'with a note', shown: <PlayerName player={player(1)} note="Holds the snake" /> },
    { name: 'long text', shown: <PlayerName player={player(0)} size="large" note="Holds the snake, the camel and the fish" /> },
  ],
};

const stepper = (name: string, value: number | null) => <Stepper label={`Strokes for ${name}`} value={value} onValueChange={() => undefined} usual={4} />;

export const playerRow: Entry = {
  title: 'PlayerRow',
  states: [
    { name: 'with a stepper', shown: <PlayerRow player={player(1)}>{stepper('Ann Lee', 4)}</PlayerRow> },
    {
      name: 'with the points won',
      shown: (
        <PlayerRow player={player(1)} note="7 points" noteComes>
          {stepper('Ann Lee', 3)}
        </PlayerRow>
      ),
    },
    {
      name: 'long text',
      shown: (
        <PlayerRow player={player(0)} note="7 points" noteComes>
          {stepper('Bartholomew', null)}
        </PlayerRow>
      ),
    },
  ],
};
