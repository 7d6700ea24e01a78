import type { ExportedUser } from '@fairshare/contracts';
import { ChipGroup, ChipToggle, groupThousands } from '@fairshare/ui';
import { TEXTS } from './texts';
import { USER_STATES, type UserState, usersIn } from './user-states';

interface StateFilterProps {
  users: readonly ExportedUser[];
  /** Null: users of all states are shown. */
  value: UserState | null;
  onValueChange: (state: UserState | null) => void;
}

/** The number of users in each state. A press shows only those users, a second press all users again. */
export function StateFilter({ users, value, onValueChange }: StateFilterProps) {
  return (
    <ChipGroup label={TEXTS.states}>
      {USER_STATES.map(({ state, name }) => (
        <ChipToggle key={state} pressed={state === value} onPressedChange={(pressed) => onValueChange(pressed ? state : null)}>
          {`${name} ${groupThousands(usersIn(users, state).length)}`}
        </ChipToggle>
      ))}
    </ChipGroup>
  );
}
