import { MAX_PLAYERS } from '@fairshare/golf-rules';
import { Button, Checkbox, TextField, UserPlusIcon } from '@fairshare/ui';
import { PLAYER_INPUTS, PLAYER_NAME_MAX, REQUIRED_PLAYERS } from './constants';
import { canAddPlayer, type GroupForm, type GroupFormErrors, withAnotherPlayer, withPlayer } from './group-form';
import styles from './groups.module.css';
import { FIRST_IS_ME } from './texts';

interface PlayerInputsProps {
  form: GroupForm;
  onChange: (form: GroupForm) => void;
  error: GroupFormErrors['player'];
}

/** One name a line; the first two are required. */
export function PlayerInputs({ form, onChange, error }: PlayerInputsProps) {
  return (
    <fieldset className={styles.players}>
      <legend>Players</legend>
      {form.players.map((name, index) => (
        <TextField
          // A player is a place in the list, nothing more.
          key={index}
          label={`Player ${index + 1}`}
          hideLabel
          name={`player-${index}`}
          placeholder={index < REQUIRED_PLAYERS ? `Player ${index + 1}` : `Player ${index + 1} (optional)`}
          value={name}
          onChange={(event) => onChange(withPlayer(form, index, event.target.value))}
          onFocus={(event) => index === 0 && event.target.select()}
          error={error?.index === index ? error.message : undefined}
          maxLength={PLAYER_NAME_MAX}
          autoComplete="off"
          autoCapitalize="words"
          required={index < REQUIRED_PLAYERS}
          // One that was just asked for is meant to be typed into.
          autoFocus={index >= PLAYER_INPUTS}
        />
      ))}
      <Checkbox label={FIRST_IS_ME} checked={form.firstIsMe} onCheckedChange={(firstIsMe) => onChange({ ...form, firstIsMe })} />
      {canAddPlayer(form) && (
        <Button variant="ghost" icon={<UserPlusIcon aria-hidden />} onClick={() => onChange(withAnotherPlayer(form))}>
          Add Player (up to {MAX_PLAYERS})
        </Button>
      )}
    </fieldset>
  );
}
