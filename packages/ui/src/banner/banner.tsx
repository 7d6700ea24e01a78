import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

export type BannerTone = 'info' | 'warning' | 'error' | 'success';

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** One button for what the user can do about it. */
  action?: ReactNode;
}

const ICONS = { info: InfoIcon, warning: TriangleAlertIcon, error: CircleAlertIcon, success: CircleCheckIcon };

/** A message that stays while it is true: a trial about to end, a game that was changed elsewhere. */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
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
    </div>
  );
}
