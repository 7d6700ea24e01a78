import { currentUserQuery, groupsQuery } from '@fairshare/api-client';
import { Checkbox, Disclosure, FormDialog, PlusIcon, Stack, TextField } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { FIRST_VIEW } from '../../session/selection/games-views';
import { browserTimeZone } from '../../shared/browser-time-zone';
import { defaultGameName } from '../../shared/game-name';
import { GAME_NAME_MAX, GROUP_NAME_MAX } from './constants';
import { type GroupForm, type GroupFormErrors, groupFormErrors, newGroupForm, proposedGroupName } from './group-form';
import { PhotoField } from './photo-field';
import { PlayerInputs } from './player-inputs';
import { PlayingFor } from './playing-for';
import { DEFAULT_STAKES } from './stakes';
import { CREATE_GROUP, FIRST_IS_ME, MORE } from './texts';
import { useCreateGroup } from './use-create-group';

/**
 * Creates a group with its players, and its first game if that has a name. For a user's first group the game's name is filled in, to lead straight to a hole.
 */
export default function CreateGroupDialog() {
  const { close } = useDialogs();
  const { data: user } = useQuery(currentUserQuery());
  const { data: groups } = useQuery(groupsQuery());
  const [isFirst] = useState(groups?.length === 0);
  const [form, setForm] = useState<GroupForm>(() =>
    newGroupForm(
      proposedGroupName((groups ?? []).map(({ name }) => name)),
      user ? `${user.firstName} ${user.lastName}`.trim() : '',
      isFirst ? defaultGameName([], { timeZone: browserTimeZone() }) : '',
    ),
  );
  const [errors, setErrors] = useState<GroupFormErrors | null>(null);
  const { createGroup, isPending } = useCreateGroup();

  // Changing a field removes its error. The other errors stay until the next submit.
  const change = (next: GroupForm) => {
    setForm(next);
    setErrors((now) => now && { name: next.name === form.name ? now.name : undefined, player: next.players === form.players ? now.player : undefined });
  };

  const submit = (fields: HTMLFormElement) => {
    const found = groupFormErrors(form);
    setErrors(found);
    if (!found) createGroup(form, isFirst ? FIRST_VIEW : undefined);
    else focusFirstError(fields, found);
  };

  return (
    <FormDialog
      onClose={close}
      title="Create New Group"
      submitLabel={CREATE_GROUP}
      submitIcon={<PlusIcon aria-hidden />}
      disabled={form.stakes === null}
      busy={isPending}
      busyLabel="Creating..."
      onSubmit={submit}
    >
      <PlayerInputs form={form} onChange={change} error={errors?.player} />
      <TextField
        label="Group name"
        name="name"
        value={form.name}
        onChange={(event) => change({ ...form, name: event.target.value })}
        onFocus={(event) => event.target.select()}
        error={errors?.name}
        maxLength={GROUP_NAME_MAX}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        required
      />
      {form.gameName.trim() !== '' && <PlayingFor startsClosed stakes={form.stakes ?? DEFAULT_STAKES} onChange={(stakes) => setForm((now) => ({ ...now, stakes }))} />}
      <Disclosure summary={MORE}>
        <Stack gap={16}>
          <PhotoField value={form.photo} onChange={(photo) => change({ ...form, photo })} />
          <TextField
            label="Game name (optional)"
            hint="Starts the first game right away."
            value={form.gameName}
            onChange={(event) => change({ ...form, gameName: event.target.value })}
            maxLength={GAME_NAME_MAX}
            autoComplete="off"
          />
          <Checkbox label={FIRST_IS_ME} checked={form.firstIsMe} onCheckedChange={(firstIsMe) => change({ ...form, firstIsMe })} />
        </Stack>
      </Disclosure>
    </FormDialog>
  );
}

function focusFirstError(form: HTMLFormElement, { name, player }: GroupFormErrors): void {
  const field = name ? 'name' : `player-${player?.index ?? 0}`;
  form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
}
