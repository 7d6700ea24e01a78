import { Dialog, Spinner } from '@fairshare/ui';
import { type DialogId, useDialogs } from '../session/dialogs';
import { type LazyPart, lazyPart, ShownPart } from '../shared/lazy-part';
import { PartFailed, UPDATE_AVAILABLE } from '../shared/part-failed';
import styles from './dialog-host.module.css';

const legalDialogs = lazyPart(() => import('./legal-dialogs'));

const DIALOGS: Record<DialogId, LazyPart> = {
  'create-group': lazyPart(() => import('../features/groups/create-group-dialog')),
  group: lazyPart(() => import('../features/groups/people/people-dialog')),
  tab: lazyPart(() => import('../features/tab/tab-dialog')),
  season: lazyPart(() => import('../features/season/season-dialog')),
  'create-game': lazyPart(() => import('../features/groups/create-game-dialog')),
  'join-game': lazyPart(() => import('../features/groups/join-game-dialog')),
  notifications: lazyPart(() => import('../features/notifications/notifications-dialog')),
  tutorial: lazyPart(() => import('./sample/tutorial')),
  about: legalDialogs,
  terms: legalDialogs,
  privacy: legalDialogs,
};

/** Shows the requested dialog, and a spinner while its code loads. */
export function DialogHost() {
  const { shown, close } = useDialogs();
  if (shown === null) return null;
  return (
    <ShownPart
      key={shown}
      part={DIALOGS[shown]}
      props={{}}
      pending={
        <div className={styles.opening}>
          <Spinner label="Opening" size="large" />
        </div>
      }
      failed={(failure) => (
        <Dialog open onOpenChange={close} title={failure.kind === 'outdated' ? UPDATE_AVAILABLE : 'Something went wrong'}>
          <PartFailed {...failure} />
        </Dialog>
      )}
    />
  );
}
