import { changePhotoMutation, photoQuery } from '@fairshare/api-client';
import type { User } from '@fairshare/contracts';
import { Button, CameraIcon, graphemes, IconButton, PlayerBadge, scalePhoto, Trash2Icon } from '@fairshare/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { useFailureToast } from '../../shared/failures';
import { InfoCard } from '../../shared/info-card';
import styles from './photo-card.module.css';
import { TEXTS } from './texts';

/** The limits of an account's photo: sharp at the size of a badge. */
const PHOTO_SIZE = { maxBytes: 16 * 1024, maxSide: 96, square: true };
/** Groups give players their colours; an account has none. */
const COLOR = '#6b7280';

/** The photo shown with the golfer's player; it can be chosen and removed. */
export function PhotoCard({ user: { firstName, lastName } }: { user: Pick<User, 'firstName' | 'lastName'> }) {
  const words = TEXTS.photo;
  const failure = useFailureToast();
  const input = useRef<HTMLInputElement>(null);
  const { data } = useQuery(photoQuery());
  const { mutate, isPending } = useMutation({ ...changePhotoMutation(), onError: (error) => failure.show(error, words.failed) });
  const photo = data?.photo ?? undefined;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Reset, so that choosing the same file again also fires a change event.
    target.value = '';
    if (!file) return;
    try {
      mutate(await scalePhoto(file, PHOTO_SIZE));
    } catch {
      failure.say(words.unreadable);
    }
  };

  return (
    <InfoCard title={words.title}>
      <p>{words.text}</p>
      <div className={styles.photo}>
        <PlayerBadge size="large" decorative player={{ name: firstName, initials: [firstName, lastName].map((name) => graphemes(name)[0] ?? '').join(''), color: COLOR, photo }} />
        {/* Hidden; the button next to it opens the file dialog. */}
        <input ref={input} type="file" accept="image/*" hidden aria-label={words.field} onChange={(event) => void choose(event)} />
        <Button icon={<CameraIcon aria-hidden />} busy={isPending} busyLabel={words.busy} onClick={() => input.current?.click()}>
          {photo === undefined ? words.choose : words.change}
        </Button>
        <IconButton label={words.remove} icon={<Trash2Icon aria-hidden />} disabled={photo === undefined || isPending} onClick={() => mutate(null)} />
      </div>
    </InfoCard>
  );
}
