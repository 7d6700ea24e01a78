import { MAX_PLAYERS } from '@fairshare/golf-rules';
import { Badge, Button, TextField, UserPlusIcon } from '@fairshare/ui';
import { type KeyboardEvent, useState } from 'react';
import { PLAYER_INPUTS, PLAYER_NAME_MAX, REQUIRED_PLAYERS } from './constants';
import { canAddPlayer, type GroupForm, type GroupFormErrors, withAnotherPlayer, withPlayer } from './group-form';
import styles from './groups.module.css';
import { YOU } from './texts';

interface PlayerInputsProps {
  form: GroupForm;
  onChange: (form: GroupForm) => void;
  error: GroupFormErrors['player'];
}

/** One name a line; the first two are required. */
export function PlayerInputs({ form, onChange, error }: PlayerInputsProps) {
  const [firstEmpty] = useState(() => form.players.findIndex((name) => name === ''));
  return (
    <fieldset className={styles.players}>
      <legend>Players</legend>
      {form.players.map((name, index) => (
        <TextField
          // The index is a stable key: fields are only appended, and their order never changes.
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
          suffix={
            index === 0 &&
            form.firstIsMe && (
              <span className={styles.you}>
                <Badge variant="secondary">{YOU}</Badge>
              </span>
            )
          }
          enterKeyHint="next"
          onKeyDown={goOn}
          // Focuses a field that was just added; initially, the first empty one.
          autoFocus={index >= PLAYER_INPUTS || index === firstEmpty}
        />
      ))}
      {canAddPlayer(form) && (
        <Button variant="ghost" icon={<UserPlusIcon aria-hidden />} onClick={() => onChange(withAnotherPlayer(form))}>
          Add Player (up to {MAX_PLAYERS})
        </Button>
      )}
    </fieldset>
  );
}

/** Enter moves the focus to the next name; after the last one it submits the form. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('[name^="player-"]') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  // After the last name, or in an empty field, Enter keeps its default action.
  if (!next || event.currentTarget.value.trim() === '') return;
  event.preventDefault();
  next.focus();
}
