import type { Group, Tab } from '@fairshare/contracts';
import { ChevronRightIcon, HandCoinsIcon, ListRow } from '@fairshare/ui';
import { useDialogs } from '../../session/dialogs';
import { tabSentence } from '../../session/tab/use-tab';
import { THE_TAB, THE_TAB_HINT } from './texts';

/** How the group's tab stands, in one sentence, and the way to it. It keeps its room while the tab is read. */
export function TabRow({ group, tab }: { group: Group; tab: Tab | null }) {
  const { open } = useDialogs();
  return (
    <ListRow
      leading={<HandCoinsIcon aria-hidden />}
      title={tabSentence(tab, group.me) ?? THE_TAB}
      subtitle={THE_TAB_HINT}
      trailing={<ChevronRightIcon aria-hidden />}
      onPress={() => open('tab')}
    />
  );
}
