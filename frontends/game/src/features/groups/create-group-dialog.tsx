import { Button, Dialog, PlusIcon, TextField } from '@fairshare/ui';
import { type FormEvent, useId, useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { GAME_NAME_MAX, GROUP_NAME_MAX } from './constants';
import { EMPTY_GROUP_FORM, type GroupForm, type GroupFormErrors, groupFormErrors } from './group-form';
import styles from './groups.module.css';
import { PhotoField } from './photo-field';
import { PlayerInputs } from './player-inputs';
import { CREATE_GROUP } from './texts';
import { useCreateGroup } from './use-create-group';

/** A new group with its players, and with its first game if that was given a name. */
export default function CreateGroupDialog() {
  const { close } = useDialogs();
  const formId = useId();
  const [form, setForm] = useState<GroupForm>(EMPTY_GROUP_FORM);
  const [errors, setErrors] = useState<GroupFormErrors | null>(null);
  const { createGroup, isPending } = useCreateGroup();

  // An error goes away as soon as its field is changed; the others stay until the next try.
  const change = (next: GroupForm) => {
    setForm(next);
    setErrors((now) => now && { name: next.name === form.name ? now.name : undefined, player: next.players === form.players ? now.player : undefined });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const found = groupFormErrors(form);
    setErrors(found);
    if (!found) createGroup(form);
    else focusFirstError(event.currentTarget, found);
  };

  return (
    <Dialog
      open
      onOpenChange={close}
      title="Create New Group"
      footer={
        <Button type="submit" form={formId} variant="primary" icon={<PlusIcon aria-hidden />} busy={isPending} busyLabel="Creating...">
          {CREATE_GROUP}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Group name"
          name="name"
          value={form.name}
          onChange={(event) => change({ ...form, name: event.target.value })}
          error={errors?.name}
          placeholder="Saturday morning"
          maxLength={GROUP_NAME_MAX}
          autoComplete="off"
          required
        />
        <PlayerInputs form={form} onChange={change} error={errors?.player} />
        <PhotoField value={form.photo} onChange={(photo) => change({ ...form, photo })} />
        <TextField
          label="Game name (optional)"
          hint="Starts the first game right away."
          value={form.gameName}
          onChange={(event) => change({ ...form, gameName: event.target.value })}
          maxLength={GAME_NAME_MAX}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}

function focusFirstError(form: HTMLFormElement, { name, player }: GroupFormErrors): void {
  const field = name ? 'name' : `player-${player?.index ?? 0}`;
  form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
}
