import type { AnySideGame, SideOption } from '@fairshare/golf-rules';
import { ChipGroup, ChipToggle, NumberField, RadioChips, Select, Stack, Switch, TextField } from '@fairshare/ui';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import { type GameDraft, optionsShown, requestedOptions } from './game-draft';
import styles from './game-fields.module.css';
import { AMOUNT_NEEDED, countNeeded, NAME, SIDE_NAMES, SIDES, WHO_PLAYS } from './texts';
import { faultOfPlayers } from './who-plays-it';

interface GameFieldsProps {
  kind: AnySideGame;
  draft: GameDraft;
  /** The players of the round. */
  players: readonly ShownPlayer[];
  hasCourse: boolean;
  disabled?: boolean;
  onChange: (draft: GameDraft) => void;
}

/** Edits the players of a side game, their sides and the options. */
export function GameFields({ kind, draft, players, hasCourse, disabled = false, onChange }: GameFieldsProps) {
  const names = shortNames(players);
  const change = (changed: Partial<GameDraft>) => onChange({ ...draft, ...changed });
  const options = requestedOptions(kind, draft.options);
  const fault = faultOfPlayers(kind, draft);
  const togglePlayer = (playerId: string, plays: boolean) =>
    change({ players: players.map(({ id }) => id).filter((id) => (id === playerId ? plays : draft.players.includes(id))) });
  const isAllOfIt = players.length === kind.players.min && players.length === kind.players.max;
  return (
    <Stack gap={24}>
      {!isAllOfIt && (
        <div className={styles.block}>
          <span className={styles.label}>{WHO_PLAYS}</span>
          <ChipGroup label={WHO_PLAYS}>
            {players.map(({ id }) => (
              <ChipToggle key={id} pressed={draft.players.includes(id)} onPressedChange={(plays) => togglePlayer(id, plays)}>
                {names.get(id)}
              </ChipToggle>
            ))}
          </ChipGroup>
        </div>
      )}
      {kind.sides !== undefined && (
        <div className={styles.block}>
          <span className={styles.label}>{SIDES}</span>
          {players
            .filter(({ id }) => draft.players.includes(id))
            .map(({ id }) => (
              <RadioChips
                key={id}
                compact
                label={names.get(id)}
                options={SIDE_NAMES.map((label, index) => ({ value: String(index), label }))}
                value={draft.firstSide.includes(id) ? '0' : '1'}
                onValueChange={(side) => change({ firstSide: side === '0' ? [...draft.firstSide, id] : draft.firstSide.filter((other) => other !== id) })}
              />
            ))}
        </div>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {optionsShown(kind, draft.options, hasCourse).map((option) => (
        <OptionField
          key={option.key}
          option={option}
          value={draft.options[option.key] ?? ''}
          isWrong={options[option.key] === null}
          disabled={disabled}
          onChange={(value) => change({ options: { ...draft.options, [option.key]: value } })}
        />
      ))}
      <TextField label={NAME} value={draft.name} maxLength={50} disabled={disabled} onChange={({ target }) => change({ name: target.value })} />
    </Stack>
  );
}

interface OptionFieldProps {
  option: SideOption;
  value: string | boolean;
  isWrong: boolean;
  disabled: boolean;
  onChange: (value: string | boolean) => void;
}

/** The field of an option, by its type. */
function OptionField({ option, value, isWrong, disabled, onChange }: OptionFieldProps) {
  const { label, help } = option;
  switch (option.type) {
    case 'switch':
      return <Switch label={label} hint={help} checked={value === true} disabled={disabled} onCheckedChange={onChange} />;
    case 'choice':
      return <Select label={label} hint={help} options={option.choices} value={String(value)} onValueChange={onChange} />;
    case 'money':
      return (
        <NumberField
          label={label}
          hint={help}
          prefix="$"
          decimals={2}
          min={0}
          value={String(value)}
          disabled={disabled}
          error={isWrong ? AMOUNT_NEEDED : undefined}
          onValueChange={onChange}
        />
      );
    case 'count':
      return (
        <NumberField
          label={label}
          hint={help}
          min={option.min}
          max={option.max}
          value={String(value)}
          disabled={disabled}
          error={isWrong ? countNeeded(option.min, option.max) : undefined}
          onValueChange={onChange}
        />
      );
  }
}
