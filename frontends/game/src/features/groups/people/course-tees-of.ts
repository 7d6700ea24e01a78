import type { Course, TeeInput } from '@fairshare/contracts';
import { holesFrom } from '@fairshare/golf-rules';
import { teeFrom, type TypedTee, typedTeeOf } from '../typed-tee';
import { faultsOf, holesOf, type TypedCard, typedCardOf } from './course-of';

/** A tee as typed, with its own pars and stroke indexes; null: it uses the card's. */
export interface TypedCourseTee extends TypedTee {
  readonly own: TypedCard | null;
}

export const typedTeesOf = (course: Course | null): TypedCourseTee[] =>
  (course?.tees ?? []).map((tee) => ({ ...typedTeeOf(tee), own: course && (tee.par || tee.strokeIndex) ? typedCardOf(holesFrom(course, tee.id)) : null }));

/** The typed tees; null: one of them is incomplete. */
export function teesFrom(card: TypedCard, typed: readonly TypedCourseTee[]): TeeInput[] | null {
  const tees = typed.flatMap(({ own, ...tee }, index) => {
    const read = teeFrom(
      tee,
      typed.filter((_, place) => place !== index).map(({ name }) => name),
    );
    if (!read) return [];
    if (!own) return [read];
    if (holesOf(own) !== holesOf(card) || Object.values(faultsOf(own)).some((holes: readonly number[]) => holes.length > 0)) return [];
    const numbers = (row: readonly string[]) => row.slice(0, holesOf(card)).map(Number);
    return [{ ...read, par: numbers(own.pars), strokeIndex: numbers(own.indexes) }];
  });
  return tees.length === typed.length ? tees : null;
}
