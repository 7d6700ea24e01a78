import type { Group, Tab } from '@fairshare/contracts';
import { ChevronRightIcon, HandCoinsIcon, ListRow } from '@fairshare/ui';
import { useDialogs } from '../../session/dialogs';
import { tabSentence } from '../../session/tab/use-tab';
import { THE_TAB, THE_TAB_HINT } from './texts';

/** The balance of the group's tab in one sentence; opens the tab. Its room is reserved while the tab loads. */
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
