import { updateSettingsMutation } from '@fairshare/api-client';
import type { GameValues } from '@fairshare/contracts';
import { type GameKind, MAX_VALUE } from '@fairshare/golf-rules';
import { Button, CheckIcon, CircleAlertIcon, CircleQuestionMarkIcon, IconButton, NumberField, type SaveState, useToast, VisuallyHidden } from '@fairshare/ui';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { OptionalPart } from '../../../shared/optional-part';
import { useChange } from '../../../shared/use-change';
import { SETTINGS_ERROR_MS, SETTINGS_SAVED_MS } from '../constants';
import { useAutosave } from '../use-autosave';
import { useLast } from '../use-last';
import { useNewestSeen } from '../use-newest-seen';
import { type Amount, amountOf } from './amount';
import styles from './standings.module.css';
import {
  FBT_VALUE,
  FBT_VALUE_HELP,
  FBT_VALUE_PLACEHOLDER,
  NO_POINTS_GAME_SELECTED,
  POINT_VALUE,
  POINT_VALUE_HELP,
  POINT_VALUE_PLACEHOLDER,
  SAVING,
  UPDATE_VALUES,
  valuesFailed,
  VALUES_NOT_SAVED,
  VALUES_SAVED,
} from './texts';
import type { HelpTopic } from './value-help-dialog';

/** Loaded on demand. */
const ValueHelpDialog = lazy(() => import('./value-help-dialog'));

interface ValuesPanelProps {
  kind: GameKind;
  sessionId: string;
  /** Null: there is no game whose values could be saved. */
  game: { readonly id: string; readonly settings: GameValues } | null;
}

type ValueField = keyof GameValues;
const FIELDS: readonly ValueField[] = ['pointValue', 'fbtValue'];
const VALUE_STEP = 0.01;
const SETTINGS_TIMES = { savedMs: SETTINGS_SAVED_MS, errorMs: SETTINGS_ERROR_MS };
const BUTTON_WORDS: Readonly<Record<SaveState, string>> = {
  idle: UPDATE_VALUES,
  saving: SAVING,
  saved: VALUES_SAVED,
  error: VALUES_NOT_SAVED,
};
const BUTTON_ICONS: Readonly<Partial<Record<SaveState, ReactNode>>> = {
  saved: <CheckIcon aria-hidden />,
  error: <CircleAlertIcon aria-hidden />,
};

/**
 * The point and pot values of a game, in dollars. They are autosaved while the user types; the button saves at once and shows the result. A typed text stays
 * until it is saved. Fields without typed text show other golfers' changes.
 */
export function ValuesPanel({ kind, sessionId, game }: ValuesPanelProps) {
  const { toast } = useToast();
  const [typed, setTyped] = useState<Partial<Record<ValueField, string>>>({});
  /** Fields that were validated: no error shows while a golfer is still typing. */
  const [checked, setChecked] = useState<readonly ValueField[]>([]);
  /** The name of the focused field. */
  const focused = useRef<string | null>(null);
  const [help, setHelp] = useState<HelpTopic | null>(null);
  const lastHelp = useLast(help);
  const { mutateAsync } = useChange(updateSettingsMutation(), valuesFailed(kind));

  const seenRef = useNewestSeen(game?.settings);
  const textOf = (field: ValueField) => typed[field] ?? game?.settings[field].toFixed(2) ?? '';
  const amounts = { pointValue: amountOf(textOf('pointValue')), fbtValue: amountOf(textOf('fbtValue')) };
  const faultOf = (field: ValueField) => ('fault' in amounts[field] ? amounts[field].fault : undefined);

  const save = async () => {
    setChecked(FIELDS);
    if (!game) {
      toast({ title: NO_POINTS_GAME_SELECTED, tone: 'error' });
      throw new NotSaved();
    }
    // An invalid field does not prevent the other one from being saved.
    const base = seenRef.current ?? game.settings;
    const { pointValue, fbtValue } = { ...base, ...savable(amounts) };
    if (pointValue !== base.pointValue || fbtValue !== base.fbtValue) seenRef.current = await mutateAsync({ gameId: game.id, sessionId, pointValue, fbtValue, base });
    // A text stays as typed if its field has the focus, if it changed during the save, or if it is invalid.
    const stays = (field: ValueField, text: string) => field === focused.current || text !== typed[field] || faultOf(field) !== undefined;
    setTyped((now) => Object.fromEntries(FIELDS.flatMap((field) => (now[field] !== undefined && stays(field, now[field]) ? [[field, now[field]]] : []))));
    if (FIELDS.some(faultOf)) throw new NotSaved();
  };
  const { state, schedule, saveNow } = useAutosave(save, SETTINGS_TIMES);

  const fieldProps = (field: ValueField) => ({
    name: field,
    decimals: 2 as const,
    step: VALUE_STEP,
    min: 0,
    max: MAX_VALUE,
    prefix: '$',
    value: textOf(field),
    error: checked.includes(field) ? faultOf(field) : undefined,
    onValueChange: (text: string) => {
      setTyped((now) => ({ ...now, [field]: text }));
      setChecked((now) => now.filter((other) => other !== field));
      schedule();
    },
  });

  return (
    <form
      noValidate
      className={styles.values}
      onSubmit={(event) => {
        event.preventDefault();
        saveNow();
      }}
      onFocus={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        focused.current = target.name;
        target.select();
      }}
      onBlur={() => {
        focused.current = null;
        if (Object.keys(typed).length > 0) saveNow();
      }}
    >
      <NumberField
        label={POINT_VALUE}
        labelAction={<HelpButton label={POINT_VALUE_HELP} onPress={() => setHelp('point')} />}
        placeholder={POINT_VALUE_PLACEHOLDER}
        {...fieldProps('pointValue')}
      />
      <NumberField
        label={FBT_VALUE}
        labelAction={<HelpButton label={FBT_VALUE_HELP} onPress={() => setHelp('fbt')} />}
        placeholder={FBT_VALUE_PLACEHOLDER}
        {...fieldProps('fbtValue')}
      />
      <Button type="submit" fullWidth className={styles.update} busy={state === 'saving'} busyLabel={SAVING} icon={BUTTON_ICONS[state]}>
        {BUTTON_WORDS[state]}
      </Button>
      <VisuallyHidden>
        <span role="status">{state !== 'idle' && BUTTON_WORDS[state]}</span>
      </VisuallyHidden>
      {lastHelp && (
        <OptionalPart>
          <ValueHelpDialog kind={kind} topic={help} onClose={() => setHelp(null)} />
        </OptionalPart>
      )}
    </form>
  );
}

function HelpButton({ label, onPress }: { label: string; onPress: () => void }) {
  return <IconButton label={label} icon={<CircleQuestionMarkIcon aria-hidden />} onClick={onPress} />;
}

/** The valid amounts. */
function savable(amounts: Readonly<Record<ValueField, Amount>>): Partial<GameValues> {
  return Object.fromEntries(Object.entries(amounts).flatMap(([field, amount]) => ('dollars' in amount ? [[field, amount.dollars]] : [])));
}

/** A typed value cannot be saved; the screen shows which one. */
class NotSaved extends Error {
  override readonly name = 'NotSaved';
}
