import { MAX_TEES } from '@fairshare/golf-rules';
import { Button, Section, Stack, Switch } from '@fairshare/ui';
import { TeeFields } from '../tee-fields';
import { ADD_TEE } from '../texts';
import { EMPTY_TEE } from '../typed-tee';
import { CardGrids } from './card-grids';
import type { TypedCard } from './course-of';
import type { TypedCourseTee } from './course-tees-of';
import { OWN_NUMBERS, removeTee, TEE_INDEXES, TEE_PARS, TEES, TEES_HINT } from './texts';

interface CourseTeesProps {
  /** The card, whose numbers are the initial values of a tee's own ones. */
  card: TypedCard;
  tees: readonly TypedCourseTee[];
  isTried: boolean;
  onChange: (tees: readonly TypedCourseTee[]) => void;
}

/** The tees of a course card. Each may have its own pars and stroke indexes. */
export function CourseTees({ card, tees, isTried, onChange }: CourseTeesProps) {
  const replace = (index: number, tee: TypedCourseTee) => onChange(tees.map((one, place) => (place === index ? tee : one)));
  return (
    <Section title={TEES} description={TEES_HINT}>
      <Stack gap={16}>
        {tees.map((tee, index) => {
          const name = tee.name.trim() || String(index + 1);
          const others = tees.flatMap((other, place) => (place === index ? [] : [other.name]));
          return (
            <Stack key={tee.id ?? index} gap={8}>
              <TeeFields tee={tee} others={others} isTried={isTried} onChange={(typed) => replace(index, { ...tee, ...typed })} />
              <Switch label={OWN_NUMBERS} checked={tee.own !== null} onCheckedChange={(isOwn) => replace(index, { ...tee, own: isOwn ? card : null })} />
              {tee.own && (
                <CardGrids
                  card={tee.own}
                  isTried={isTried}
                  labels={{ pars: TEE_PARS(name), indexes: TEE_INDEXES(name) }}
                  of={name}
                  onChange={(own) => replace(index, { ...tee, own })}
                />
              )}
              <Button variant="ghost" onClick={() => onChange(tees.filter((one) => one !== tee))}>
                {removeTee(name)}
              </Button>
            </Stack>
          );
        })}
        {tees.length < MAX_TEES && <Button onClick={() => onChange([...tees, { ...EMPTY_TEE, own: null }])}>{ADD_TEE}</Button>}
      </Stack>
    </Section>
  );
}
