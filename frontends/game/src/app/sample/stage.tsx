import { AppFrame } from '@fairshare/ui';
import { useRef } from 'react';
import { HistoryContext } from '../../session/selection/screen-history';
import { TabScreen } from '../tab-screen';
import { Tabs } from '../tabs';
import { SampleSession } from './sample-session';
import { SCENES } from './scenes';
import styles from './stage.module.css';
import { useSpotlight } from './use-spotlight';

/**
 * The screen that a step of the tutorial is about, with its control highlighted. A tap on the control goes to the next step; nothing else can be tapped.
 * Remount it for another step.
 */
export default function Stage({ step, onTap }: { step: number; onTap: () => void }) {
  const stage = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const scene = SCENES[step - 1];
  const lit = useSpotlight(stage, screen, scene?.control);
  if (!scene) return null;
  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.scaled} inert>
        <div ref={screen} className={styles.screen}>
          <HistoryContext value={false}>
            <SampleSession shows={scene.shows} hasGroup={scene.hasGroup}>
              <AppFrame mainId="learn" nav={<Tabs />}>
                <TabScreen />
              </AppFrame>
            </SampleSession>
          </HistoryContext>
        </div>
      </div>
      {lit && (
        // For touch: keyboards and screen readers use the Next button.
        <button
          type="button"
          tabIndex={-1}
          className={styles.spotlight}
          data-spotlight
          style={{ insetBlockStart: lit.top, insetInlineStart: lit.left, inlineSize: lit.width, blockSize: lit.height }}
          onClick={onTap}
        />
      )}
    </div>
  );
}
