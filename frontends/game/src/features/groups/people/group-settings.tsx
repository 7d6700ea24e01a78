import type { Group } from '@fairshare/contracts';
import { Disclosure, Section } from '@fairshare/ui';
import { GroupEnd } from './group-end';
import { GroupFace } from './group-face';
import { GroupJoining } from './group-joining';
import { GroupRules } from './group-rules';
import { GroupTimeZone } from './group-time-zone';
import { EDIT_GROUP_TITLE, JOINING, LEAVE_OR_DELETE, RULES_AND_COURSES, SETTINGS, TIME_ZONE } from './texts';

/** The rarely changed settings of a group, each collapsed until opened. */
export function GroupSettings({ group, canChange }: { group: Group; canChange: boolean }) {
  return (
    <Section title={SETTINGS}>
      <Disclosure summary={RULES_AND_COURSES}>
        <GroupRules group={group} canChange={canChange} />
      </Disclosure>
      <Disclosure summary={JOINING}>
        <GroupJoining group={group} canChange={canChange} />
      </Disclosure>
      <Disclosure summary={EDIT_GROUP_TITLE}>
        <GroupFace group={group} canChange={canChange} />
      </Disclosure>
      <Disclosure summary={TIME_ZONE}>
        <GroupTimeZone group={group} canChange={canChange} />
      </Disclosure>
      {canChange && (
        <Disclosure summary={LEAVE_OR_DELETE}>
          <GroupEnd group={group} />
        </Disclosure>
      )}
    </Section>
  );
}
