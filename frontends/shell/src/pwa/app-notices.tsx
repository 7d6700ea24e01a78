import { useRuntimeConfig } from '@fairshare/federation';
import { useState, useSyncExternalStore } from 'react';
import { DownloadPrompt } from './download-prompt';
import { Notice, NoticeButton } from './notice';
import { LATER, RELOAD, UPDATE_AVAILABLE } from './texts';
import { applyUpdate, knownUpdate, onUpdate, type Update } from './updates';

/** Notices about the app itself: first a newer release, else how to install it. */
export default function AppNotices({ offerInstall }: { offerInstall: boolean }) {
  const { productName } = useRuntimeConfig();
  const update = useSyncExternalStore(onUpdate, knownUpdate);
  const [putOff, setPutOff] = useState<Update | null>(null);
  if (update !== null && update !== putOff) {
    return (
      <Notice
        title={UPDATE_AVAILABLE}
        actions={
          <>
            <NoticeButton onPress={() => setPutOff(update)}>{LATER}</NoticeButton>
            <NoticeButton primary onPress={() => void applyUpdate()}>
              {RELOAD}
            </NoticeButton>
          </>
        }
      />
    );
  }
  return offerInstall ? <DownloadPrompt productName={productName} /> : null;
}
