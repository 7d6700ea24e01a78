import { Button, EmptyState, GraduationCapIcon, Section, Stack, UserPlusIcon, UsersIcon } from '@fairshare/ui';
import type { ReactNode } from 'react';
import { useDialogs } from '../../session/dialogs';
import { JOIN_GAME, NO_GROUPS_HINT, NO_GROUPS_YET } from './texts';

/** The first thing a new golfer sees: how to begin. `begin` is the first thing to press, where it does not wait under the thumb. */
export function NoGroups({ begin }: { begin?: ReactNode }) {
  const { open } = useDialogs();
  return (
    <Section title="Recent Groups">
      <EmptyState
        icon={<UsersIcon aria-hidden />}
        title={NO_GROUPS_YET}
        action={
          <Stack gap={8}>
            {begin}
            <Button icon={<UserPlusIcon aria-hidden />} onClick={() => open('join-game')}>
              {JOIN_GAME}
            </Button>
            <Button variant="ghost" icon={<GraduationCapIcon aria-hidden />} onClick={() => open('tutorial')}>
              New here? Take the tour
            </Button>
          </Stack>
        }
      >
        {NO_GROUPS_HINT}
      </EmptyState>
    </Section>
  );
}
