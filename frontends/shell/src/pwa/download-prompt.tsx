import { useState } from 'react';
import { dismissPrompt, isInstalled, isIos, isPromptDismissed } from './device';
import { useInstall } from './install-offer';
import { Notice, NoticeButton } from './notice';
import { INSTALL, INSTALL_HINT, installTitle, IOS_HINT, NOT_NOW } from './texts';

/** Offers to install the app, if that is possible and the golfer has not dismissed the offer. On iOS it explains how. */
export function DownloadPrompt({ productName }: { productName: string }) {
  const install = useInstall();
  const [dismissed, setDismissed] = useState(() => isPromptDismissed() || isInstalled());
  const [onIos] = useState(() => isIos());
  if (dismissed || (!install && !onIos)) return null;
  const dismiss = () => {
    dismissPrompt();
    setDismissed(true);
  };
  return (
    <Notice
      title={installTitle(productName)}
      patient
      actions={
        <>
          <NoticeButton onPress={dismiss}>{NOT_NOW}</NoticeButton>
          {install && (
            <NoticeButton primary onPress={install}>
              {INSTALL}
            </NoticeButton>
          )}
        </>
      }
    >
      {install ? INSTALL_HINT : IOS_HINT}
    </Notice>
  );
}
