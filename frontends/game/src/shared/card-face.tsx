import { type ComponentType, lazy, Suspense } from 'react';
import styles from './card-face.module.css';

interface CardFaceProps {
  /** A built-in type, or `custom`. */
  type: string;
  /** Shown for a card that has no drawing, or if the drawings could not be loaded. */
  emoji: string;
}

const Drawing = lazy(() => loadDrawing().then((component) => ({ default: component })));

/** The picture on a card, as big as its text: our own drawing for a built-in card, so that it is the same animal on every phone; else its emoji. */
export function CardFace(card: CardFaceProps) {
  return (
    <span className={styles.face} aria-hidden>
      <Suspense fallback={null}>
        <Drawing {...card} />
      </Suspense>
    </span>
  );
}

async function loadDrawing(): Promise<ComponentType<CardFaceProps>> {
  try {
    const { CardAnimal } = await import('@fairshare/ui/animals');
    return ({ type, emoji }) => <CardAnimal type={type}>{emoji}</CardAnimal>;
  } catch {
    return ({ emoji }) => emoji;
  }
}
