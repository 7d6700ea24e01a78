import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import styles from './banner.module.css';

export type BannerTone = 'info' | 'warning' | 'error' | 'success';

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** What to do about it: one button. */
  action?: ReactNode;
  /** With it, the banner can be put away. */
  onDismiss?: () => void;
}

const ICONS = { info: InfoIcon, warning: TriangleAlertIcon, error: CircleAlertIcon, success: CircleCheckIcon };

/** News that stays until it is no longer true: a trial about to end, a game that was changed elsewhere. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const ToneIcon = ICONS[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.banner} data-tone={tone}>
      <div className={styles.content}>
        <div className={styles.message}>
          <ToneIcon className={styles.icon} aria-hidden />
          <div className={styles.words}>
            {title && <p className={styles.title}>{title}</p>}
            {children && <div>{children}</div>}
          </div>
        </div>
        {action}
      </div>
      {onDismiss && <IconButton label="Dismiss" icon={<XIcon aria-hidden />} className={styles.dismiss} onClick={onDismiss} />}
    </div>
  );
}
