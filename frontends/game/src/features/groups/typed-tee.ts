import type { Course, TeeInput } from '@fairshare/contracts';
import { MAX_RATING, MAX_SLOPE, MIN_RATING, MIN_SLOPE } from '@fairshare/golf-rules';

/** A tee as typed from a scorecard. */
export interface TypedTee {
  /** Missing: a new tee. */
  readonly id?: string;
  readonly name: string;
  readonly rating: string;
  readonly slope: string;
}

export const EMPTY_TEE: TypedTee = { name: '', rating: '', slope: '' };

export const typedTeeOf = ({ id, name, rating, slope }: NonNullable<Course['tees']>[number]): TypedTee => ({ id, name, rating: rating.toFixed(1), slope: String(slope) });

/** The faults of a typed tee, field by field. The server checks the same. */
export interface TeeFaults {
  readonly name: boolean;
  readonly rating: boolean;
  readonly slope: boolean;
}

const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;
const ratingOf = (text: string): number => (/^\d{2}([.,]\d)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0);
const slopeOf = (text: string): number => (/^\d{2,3}$/.test(text.trim()) ? Number(text) : 0);

/** @param others the names of the course's other tees */
export function teeFaults({ name, rating, slope }: TypedTee, others: readonly string[]): TeeFaults {
  const own = name.trim().toLowerCase();
  return {
    name: own === '' || others.some((other) => other.trim().toLowerCase() === own),
    rating: !isBetween(ratingOf(rating), MIN_RATING, MAX_RATING),
    slope: !isBetween(slopeOf(slope), MIN_SLOPE, MAX_SLOPE),
  };
}

/** The typed tee; null: a field is missing or invalid. */
export function teeFrom(tee: TypedTee, others: readonly string[]): TeeInput | null {
  const { name, rating, slope } = teeFaults(tee, others);
  if (name || rating || slope) return null;
  return { ...(tee.id !== undefined && { id: tee.id }), name: tee.name.trim(), rating: ratingOf(tee.rating), slope: slopeOf(tee.slope) };
}
