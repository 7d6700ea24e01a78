import type { Group } from '@fairshare/contracts';
import { HandCoinsIcon, List, ListRow } from '@fairshare/ui';
import { useDialogs } from '../../session/dialogs';
import { tabSentence, useTab } from '../../session/tab/use-tab';
import { THE_TAB, THE_TAB_HINT } from './texts';

/** How the group's tab stands, in one sentence, and the way to it. It keeps its room while the tab is read. */
export function TabCard({ group }: { group: Group }) {
  const { open } = useDialogs();
  const { tab } = useTab(group.id);
  return (
    <List label={THE_TAB}>
      <ListRow leading={<HandCoinsIcon aria-hidden />} title={tabSentence(tab, group.me) ?? THE_TAB} subtitle={THE_TAB_HINT} onPress={() => open('tab')} />
    </List>
  );
}
