import { PlayerBadge, PlayerName, PlayerRow, Stepper } from '../../src/index';
import { entry } from '../entry';
import { PLAYERS, player } from '../people';

/** A drawing as the placeholder for a photo. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#bae6fd" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5" fill="#78350f"/><path fill="#166534" d="M1 8a3 3 0 0 1 6 0z"/></svg>')}`;

export const playerBadge = entry('PlayerBadge', {
  'every colour a group gives': PLAYERS.map((golfer) => <PlayerBadge key={golfer.name} player={golfer} />),
  'small, medium, large': (['small', 'medium', 'large'] as const).map((size) => <PlayerBadge key={size} player={player(3)} size={size} />),
  'with a photo': (['small', 'medium', 'large'] as const).map((size) => <PlayerBadge key={size} player={{ ...player(3), photo: PHOTO }} size={size} />),
  'whose photo does not load': <PlayerBadge player={{ ...player(3), photo: 'data:image/png;base64,AAAA' }} />,
});

export const playerName = entry('PlayerName', {
  'small, medium, large': (['small', 'medium', 'large'] as const).map((size) => <PlayerName key={size} player={player(1)} size={size} />),
  'with a note': <PlayerName player={player(1)} note="Holds the snake" />,
  'long text': <PlayerName player={player(0)} size="large" note="Holds the snake, the camel and the fish" />,
});

const stepper = (name: string, value: number | null) => <Stepper label={`Strokes for ${name}`} value={value} onValueChange={() => undefined} usual={4} />;

export const playerRow = entry('PlayerRow', {
  'with a stepper': <PlayerRow player={player(1)}>{stepper('Ann Lee', 4)}</PlayerRow>,
  'with the points won': (
    <PlayerRow player={player(1)} note="7 points" noteComes>
      {stepper('Ann Lee', 3)}
    </PlayerRow>
  ),
  'long text': (
    <PlayerRow player={player(0)} note="7 points" noteComes>
      {stepper('Bartholomew', null)}
    </PlayerRow>
  ),
});
