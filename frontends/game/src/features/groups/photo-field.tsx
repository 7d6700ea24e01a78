import { Button, CameraIcon, IconButton, Row, scalePhoto, Trash2Icon } from '@fairshare/ui';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { PHOTO_SIZE } from './constants';
import { GroupPhoto } from './group-photo';
import styles from './groups.module.css';
import { PHOTO_UNREADABLE } from './texts';

interface PhotoFieldProps {
  /** A data URL. */
  value: string | null;
  onChange: (photo: string | null) => void;
}

/** A photo for the group, from the camera or the library, scaled down in the browser. */
export function PhotoField({ value, onChange }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Resets the input, so that choosing the same file again fires a change event.
    event.target.value = '';
    if (!file) return;
    setState('reading');
    try {
      onChange(await scalePhoto(file, PHOTO_SIZE));
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <Row gap={12} align="center">
      <GroupPhoto photo={value} size="large" />
      {/* Opened by the button beside it. */}
      <input ref={input} id={id} type="file" accept="image/*" hidden aria-label="Group photo" onChange={(event) => void choose(event)} />
      <Button icon={<CameraIcon aria-hidden />} busy={state === 'reading'} onClick={() => input.current?.click()}>
        {value ? 'Change Photo' : 'Add Photo (optional)'}
      </Button>
      {value && <IconButton label="Remove photo" icon={<Trash2Icon aria-hidden />} onClick={() => onChange(null)} />}
      <p role="alert" className={styles.fieldError}>
        {state === 'failed' && PHOTO_UNREADABLE}
      </p>
    </Row>
  );
}
