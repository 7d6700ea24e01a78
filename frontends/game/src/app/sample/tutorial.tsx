import { lazy } from 'react';
import { TutorialDialog } from '../../features/tutorial/tutorial-dialog';
import { OptionalPart } from '../../shared/optional-part';

const Stage = lazy(() => import('./stage'));

/** The tutorial. Each step is next to the screen that it is about. */
export default function Tutorial() {
  return (
    <TutorialDialog
      scene={(step, onTap) => (
        <OptionalPart>
          <Stage key={step} step={step} onTap={onTap} />
        </OptionalPart>
      )}
    />
  );
}
