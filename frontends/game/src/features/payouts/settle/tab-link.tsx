import { Button, HandCoinsIcon } from '@fairshare/ui';
import { useDialogs } from '../../../session/dialogs';
import { useSelection } from '../../../session/selection/selection';
import { tabSentence, useTab } from '../../../session/tab/use-tab';
import { onTheTab, READING_TAB, TAB_UNREAD } from './finish-texts';

/** How the group's tab stands, and the way to it. It keeps its place while the tab is read. */
export function TabLink({ groupId }: { groupId: string }) {
  const { group } = useSelection();
  const { open } = useDialogs();
  const { tab, error } = useTab(groupId);
  const sentence = tabSentence(tab, group?.me ?? null);
  return (
    <Button fullWidth icon={<HandCoinsIcon aria-hidden />} onClick={() => open('tab')}>
      {sentence === null ? (error ? TAB_UNREAD : READING_TAB) : onTheTab(sentence)}
    </Button>
  );
}
