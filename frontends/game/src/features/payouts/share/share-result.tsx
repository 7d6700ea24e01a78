import { Button, Share2Icon } from '@fairshare/ui';
import { lazy, useState } from 'react';
import { OptionalPart } from '../../../shared/optional-part';
import type { SharedRound } from './shared-round';
import { SHARE_RESULT } from './texts';

const PictureDialog = lazy(() => import('./picture-dialog'));

interface ShareResultProps {
  /** Null: there is nothing to share yet. */
  shared: SharedRound | null;
  variant: 'primary' | 'secondary';
  className?: string | undefined;
}

/** The button that shares a result. It opens the picture, with print, table and text below. The dialog's code loads when the button is pressed. */
export function ShareResult({ shared, variant, className }: ShareResultProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button variant={variant} className={className} icon={<Share2Icon aria-hidden />} disabled={!shared} onClick={() => setIsShown(true)}>
        {SHARE_RESULT}
      </Button>
      {isShown && shared && (
        <OptionalPart>
          <PictureDialog {...shared} onClose={() => setIsShown(false)} />
        </OptionalPart>
      )}
    </>
  );
}
