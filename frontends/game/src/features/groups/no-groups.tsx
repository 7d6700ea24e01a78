import { Link } from '@fairshare/federation';
import { Button, Disclosure, EmptyState, GraduationCapIcon, LinkButton, Section, Stack, UserPlusIcon, UsersIcon } from '@fairshare/ui';
import type { ReactNode } from 'react';
import { useDialogs } from '../../session/dialogs';
import { SAMPLE_PATH } from '../../start/page';
import { CREATE_NEW_GAME, JOIN_GROUP, LOOK_AROUND, NO_GROUPS_HINT, NO_GROUPS_YET, SEE_SAMPLE } from './texts';

/** The start screen of a new user. `begin`: the primary button, unless the action bar at the bottom has it. */
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
            <Button variant="ghost" icon={<UserPlusIcon aria-hidden />} onClick={() => open('join-game')}>
              {JOIN_GROUP}
            </Button>
          </Stack>
        }
      >
        {NO_GROUPS_HINT}
      </EmptyState>
      <Disclosure summary={LOOK_AROUND}>
        <Stack gap={8}>
          <Button variant="ghost" icon={<GraduationCapIcon aria-hidden />} onClick={() => open('tutorial')}>
            New here? Take the tour
          </Button>
          <LinkButton asChild variant="ghost">
            <Link to={SAMPLE_PATH}>{SEE_SAMPLE}</Link>
          </LinkButton>
          <Button variant="ghost" onClick={() => open('create-game')}>
            {CREATE_NEW_GAME}
          </Button>
        </Stack>
      </Disclosure>
    </Section>
  );
}
