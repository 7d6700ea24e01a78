import { updateSettingsMutation } from '@fairshare/api-client';
import type { GameValues } from '@fairshare/contracts';
import { MAX_VALUE } from '@fairshare/golf-rules';
import { Button, CheckIcon, CircleAlertIcon, CircleQuestionMarkIcon, IconButton, NumberField, type SaveState, useToast, VisuallyHidden } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFailureToast } from '../../../shared/failure-toast';
import { SETTINGS_ERROR_MS, SETTINGS_SAVED_MS } from '../constants';
import { useSaveState } from '../use-save-state';
import styles from './standings.module.css';
import {
  AMOUNT_NEEDED,
  FBT_VALUE,
  FBT_VALUE_HELP,
  FBT_VALUE_PLACEHOLDER,
  type GameKind,
  NO_POINTS_GAME_SELECTED,
  POINT_VALUE,
  POINT_VALUE_HELP,
  POINT_VALUE_PLACEHOLDER,
  SAVING,
  UPDATE_VALUES,
  VALUES_FAILED,
  VALUES_NOT_SAVED,
  VALUES_SAVED,
} from './texts';
import { type HelpTopic, ValueHelpDialog } from './value-help-dialog';

interface ValuesPanelProps {
  kind: GameKind;
  /** Null: there is none to save the values of. */
  game: { readonly id: string; readonly settings: GameValues } | null;
}

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

/** What a point and a pot of a game are worth, in dollars. What is typed stays until it is saved; until then others' changes show. */
export function ValuesPanel({ kind, game }: ValuesPanelProps) {
  const { toast } = useToast();
  const { failed } = useFailureToast();
  const [typed, setTyped] = useState<Partial<Record<keyof GameValues, string>>>({});
  const [state, show] = useSaveState(SETTINGS_TIMES);
  const [checked, setChecked] = useState(false);
  const [help, setHelp] = useState<HelpTopic | null>(null);
  const save = useMutation(updateSettingsMutation());

  const textOf = (field: keyof GameValues) => typed[field] ?? game?.settings[field].toFixed(2) ?? '';
  const amounts = { pointValue: amountOf(textOf('pointValue')), fbtValue: amountOf(textOf('fbtValue')) };
  const type = (field: keyof GameValues) => (text: string) => setTyped((now) => ({ ...now, [field]: text }));
  const errorOf = (field: keyof GameValues) => (checked && amounts[field] === null ? AMOUNT_NEEDED(MAX_VALUE) : undefined);

  const submit = async () => {
    setChecked(true);
    const { pointValue, fbtValue } = amounts;
    if (state === 'saving' || pointValue === null || fbtValue === null) return;
    if (!game) {
      toast({ title: NO_POINTS_GAME_SELECTED, tone: 'error' });
      return;
    }
    show('saving');
    try {
      await save.mutateAsync({ gameId: game.id, pointValue, fbtValue });
      // What was typed while the save was under way is still to be saved.
      setTyped((now) => (now === typed ? {} : now));
      show('saved');
    } catch (error) {
      show('error');
      failed(VALUES_FAILED[kind], error);
    }
  };

  return (
    <form
      noValidate
      className={styles.values}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <NumberField
        label={POINT_VALUE}
        labelAction={<HelpButton label={POINT_VALUE_HELP} onPress={() => setHelp('point')} />}
        decimals={2}
        prefix="$"
        placeholder={POINT_VALUE_PLACEHOLDER}
        value={textOf('pointValue')}
        onValueChange={type('pointValue')}
        error={errorOf('pointValue')}
      />
      <NumberField
        label={FBT_VALUE}
        labelAction={<HelpButton label={FBT_VALUE_HELP} onPress={() => setHelp('fbt')} />}
        decimals={2}
        prefix="$"
        placeholder={FBT_VALUE_PLACEHOLDER}
        value={textOf('fbtValue')}
        onValueChange={type('fbtValue')}
        error={errorOf('fbtValue')}
      />
      <Button type="submit" fullWidth className={styles.update} busy={state === 'saving'} busyLabel={SAVING} icon={BUTTON_ICONS[state]}>
        {BUTTON_WORDS[state]}
      </Button>
      <VisuallyHidden>
        <span role="status">{state !== 'idle' && BUTTON_WORDS[state]}</span>
      </VisuallyHidden>
      <ValueHelpDialog kind={kind} topic={help} onClose={() => setHelp(null)} />
    </form>
  );
}

function HelpButton({ label, onPress }: { label: string; onPress: () => void }) {
  return <IconButton label={label} icon={<CircleQuestionMarkIcon aria-hidden />} onClick={onPress} />;
}

/** Dollars of typed text; null when it is no amount that may be saved. */
function amountOf(text: string): number | null {
  if (!/^\d+(\.\d{0,2})?$|^\.\d{1,2}$/.test(text)) return null;
  const amount = Number(text);
  return amount <= MAX_VALUE ? amount : null;
}
