import { Button, HandCoinsIcon } from '@fairshare/ui';
import { useDialogs } from '../../../session/dialogs';
import { useSelection } from '../../../session/selection/selection';
import { tabSentence, useTab } from '../../../session/tab/use-tab';
import { onTheTab, READING_TAB, TAB_UNREAD } from './finish-texts';

/** The balance of the group's tab, and a button that opens it. Its place is reserved while the tab loads. */
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
