import { addCustomCardMutation, api } from '@fairshare/api-client';
import { DEFAULT_CUSTOM_CARD_VALUE, MAX_VALUE } from '@fairshare/golf-rules';
import { FormDialog, NumberField, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { IntentKey } from '../../../shared/intent-key';
import { useChange } from '../../../shared/use-change';
import { CUSTOM_CARD_NAME_LENGTH } from '../constants';
import styles from './cards.module.css';
import { EmojiField } from './emoji-field';
import {
  CARD_NAME,
  CARD_NAME_PLACEHOLDER,
  CARD_VALUE,
  COULD_NOT_CREATE_CARD,
  CREATE_CARD,
  CREATE_CUSTOM_CARD,
  CREATING,
  CUSTOM_CARD_DESCRIPTION,
  EMOJI_NEEDED,
  NAME_NEEDED,
  VALUE_NEEDED,
  valueTooHigh,
} from './texts';

interface NewCard {
  readonly name: string;
  readonly emoji: string;
  readonly value: number;
}

interface CustomCardDialogProps {
  groupId: string;
  onClose: () => void;
}

/** Creates a penalty card for this group. */
export function CustomCardDialog({ groupId, onClose }: CustomCardDialogProps) {
  const [intent] = useState(() => new IntentKey());
  const [form, setForm] = useState({ name: '', emoji: '', value: String(DEFAULT_CUSTOM_CARD_VALUE) });
  const [checked, setChecked] = useState(false);
  const create = useChange(
    {
      ...addCustomCardMutation(),
      mutationFn: ({ card }: { groupId: string; card: NewCard }) =>
        api.call('POST /api/groups/:id/custom-cards', { params: { id: groupId }, body: card, idempotencyKey: intent.for(card) }),
    },
    COULD_NOT_CREATE_CARD,
    { titled: false },
  );

  const change = (field: keyof typeof form) => (text: string) => setForm((now) => ({ ...now, [field]: text }));
  const errors = {
    name: form.name.trim() === '' ? NAME_NEEDED : undefined,
    emoji: form.emoji.trim() === '' ? EMOJI_NEEDED : undefined,
    value: form.value === '' ? VALUE_NEEDED : Number(form.value) > MAX_VALUE ? valueTooHigh(MAX_VALUE) : undefined,
  };
  const errorOf = (field: keyof typeof errors) => (checked ? errors[field] : undefined);

  const submit = () => {
    setChecked(true);
    if (Object.values(errors).some(Boolean)) return;
    const card = { name: form.name.trim(), emoji: form.emoji.trim(), value: Number(form.value) };
    create.mutate({ groupId, card }, { onSuccess: onClose });
  };

  return (
    <FormDialog
      onClose={onClose}
      title={CREATE_CUSTOM_CARD}
      description={CUSTOM_CARD_DESCRIPTION}
      submitLabel={CREATE_CARD}
      busy={create.isPending}
      busyLabel={CREATING}
      onSubmit={submit}
    >
      <div className={styles.customCard}>
        <TextField
          label={CARD_NAME}
          className={styles.wholeRow}
          placeholder={CARD_NAME_PLACEHOLDER}
          autoComplete="off"
          maxLength={CUSTOM_CARD_NAME_LENGTH}
          value={form.name}
          onChange={(event) => change('name')(event.target.value)}
          error={errorOf('name')}
        />
        <NumberField label={CARD_VALUE} prefix="$" value={form.value} onValueChange={change('value')} error={errorOf('value')} />
        <EmojiField value={form.emoji} onChange={change('emoji')} error={errorOf('emoji')} />
      </div>
    </FormDialog>
  );
}
