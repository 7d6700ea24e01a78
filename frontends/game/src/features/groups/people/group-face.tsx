import { changeGroupMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { Button, FormDialog, Row, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { GROUP_NAME_MAX } from '../constants';
import { GroupPhoto } from '../group-photo';
import { PhotoField } from '../photo-field';
import { GROUP_NAME_REQUIRED } from '../texts';
import { COULD_NOT_CHANGE, EDIT_GROUP, EDIT_GROUP_TITLE, GROUP_NAME, SAVE, SAVING } from './texts';
import { useChange } from '../../../shared/use-change';

/** A group's name and photo, and a button to edit them. */
export function GroupFace({ group, canChange }: { group: Group; canChange: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Row gap={12} align="center">
        <GroupPhoto photo={group.groupPhoto} size="large" />
        <Button disabled={!canChange} onClick={() => setIsOpen(true)}>
          {EDIT_GROUP}
        </Button>
      </Row>
      {isOpen && <FaceDialog group={group} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function FaceDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [name, setName] = useState(group.name);
  const [photo, setPhoto] = useState(group.groupPhoto);
  const { mutate, isPending } = useChange(changeGroupMutation(), COULD_NOT_CHANGE);
  const isBlank = name.trim() === '';
  const save = () => {
    // Sends changed fields only, so that other members' changes of the other fields stay.
    const settings = { ...(name.trim() === group.name ? {} : { name }), ...(photo === group.groupPhoto ? {} : { groupPhoto: photo }) };
    mutate({ groupId: group.id, settings }, { onSuccess: onClose });
  };
  return (
    <FormDialog onClose={onClose} title={EDIT_GROUP_TITLE} size="small" submitLabel={SAVE} disabled={isBlank} busy={isPending} busyLabel={SAVING} onSubmit={save}>
      <TextField
        label={GROUP_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isBlank ? GROUP_NAME_REQUIRED : undefined}
        maxLength={GROUP_NAME_MAX}
        autoComplete="off"
        enterKeyHint="done"
      />
      <PhotoField value={photo} onChange={setPhoto} />
    </FormDialog>
  );
}
