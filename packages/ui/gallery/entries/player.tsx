import { PlayerBadge, PlayerName, PlayerRow, Stepper } from '../../src/index';
import type { Entry } from '../entry';
import { PLAYERS, player } from '../people';

/** A drawing in a photo's place. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#bae6fd" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5" fill="#78350f"/><path fill="#166534" d="M1 8a3 3 0 0 1 6 0z"/></svg>')}`;

export const playerBadge: Entry = {
  title: 'PlayerBadge',
  states: [
    { name: 'every colour a group gives', shown: PLAYERS.map((golfer) => <PlayerBadge key={golfer.name} player={golfer} />) },
    { name: 'small, medium, large', shown: (['small', 'medium', 'large'] as const).map((size) => <PlayerBadge key={size} player={player(3)} size={size} />) },
    { name: 'with a photo', shown: (['small', 'medium', 'large'] as const).map((size) => <PlayerBadge key={size} player={{ ...player(3), photo: PHOTO }} size={size} />) },
    { name: 'whose photo does not load', shown: <PlayerBadge player={{ ...player(3), photo: 'data:image/png;base64,AAAA' }} /> },
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
