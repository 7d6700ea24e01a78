import { type ReactNode, useId } from 'react';
import { DRAWINGS } from './drawings';

export interface CardAnimalProps {
  /** The type of a built-in card: "camel". */
  type: string;
  /** Rendered instead, for a type without a drawing. */
  children?: ReactNode;
}

/** A built-in card's animal on a round badge: the same on every phone. It is hidden from screen readers, because the card's name is next to it. */
export function CardAnimal({ type, children = null }: CardAnimalProps) {
  const clip = useId();
  const drawing = Object.hasOwn(DRAWINGS, type) ? DRAWINGS[type] : undefined;
  if (!drawing) return children;
  return (
    <svg viewBox="0 0 64 64" width="1em" height="1em" aria-hidden data-animal={type}>
      <clipPath id={clip}>
        <circle cx="32" cy="32" r="32" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h64v64H0z" fill={drawing.ground} />
        {drawing.animal}
      </g>
    </svg>
  );
}
