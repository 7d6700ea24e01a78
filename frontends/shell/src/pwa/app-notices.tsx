import { useRuntimeConfig } from '@fairshare/federation';
import { useState, useSyncExternalStore } from 'react';
import { DownloadPrompt } from './download-prompt';
import { Notice, NoticeButton } from './notice';
import { LATER, RELOAD, UPDATE_AVAILABLE } from './texts';
import { applyUpdate, isUpdateWaiting, onUpdateWaiting } from './updates';

/** What the app has to say of itself: a newer release first, else how to install it. */
export default function AppNotices({ offerInstall }: { offerInstall: boolean }) {
  const { productName } = useRuntimeConfig();
  const updateWaits = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting);
  const [putOff, setPutOff] = useState(false);
  if (updateWaits && !putOff) {
    return (
      <Notice
        title={UPDATE_AVAILABLE}
        actions={
          <>
            <NoticeButton onPress={() => setPutOff(true)}>{LATER}</NoticeButton>
            <NoticeButton primary onPress={applyUpdate}>
              {RELOAD}
            </NoticeButton>
          </>
        }
      />
    );
  }
  return offerInstall ? <DownloadPrompt productName={productName} /> : null;
}
