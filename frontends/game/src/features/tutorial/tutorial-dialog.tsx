import { Button, Dialog, ProgressBar } from '@fairshare/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { TUTORIAL_STEPS } from './steps';
import styles from './tutorial.module.css';

const STEPS = TUTORIAL_STEPS.length;

interface TutorialDialogProps {
  /** The screen that a step (from 1) describes. It calls `onTap` when its control is tapped. */
  scene: (step: number, onTap: () => void) => ReactNode;
}

/** The tour of a first round. It always starts at the first step. */
export function TutorialDialog({ scene }: TutorialDialogProps) {
  const { close } = useDialogs();
  const [number, setNumber] = useState(1);
  const step = TUTORIAL_STEPS[number - 1];
  const heading = useRef<HTMLHeadingElement>(null);

  // Moves the focus to the heading, so that users and screen readers start each step at its top.
  useEffect(() => {
    if (number > 1) heading.current?.focus();
  }, [number]);

  if (!step) return null;
  const goOn = () => (number === STEPS ? close() : setNumber(number + 1));
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Learn"
      scene={scene(number, goOn)}
      footer={
        <>
          <Button disabled={number === 1} onClick={() => setNumber(number - 1)}>
            Previous
          </Button>
          <Button variant="primary" onClick={goOn}>
            {number === STEPS ? 'Finish Tutorial' : 'Next'}
          </Button>
        </>
      }
    >
      <ProgressBar label={`Step ${number} of ${STEPS}`} value={number} max={STEPS} />
      <div className={styles.step}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {step.title}
        </h3>
        <p>{step.text}</p>
      </div>
    </Dialog>
  );
}
