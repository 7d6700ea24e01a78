import type { ExportedUser } from '@fairshare/contracts';
import { Card, Dialog, EmailAddress, IconButton, XIcon } from '@fairshare/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { TEXTS } from './texts';
import { UserFacts } from './user-facts';
import { nameOf } from './user-words';
import styles from './users.module.css';

interface UserDetailProps {
  user: ExportedUser;
  /** Whether it is next to the table; else it is a sheet on top of it. */
  beside: boolean;
  /** Receives the focus when the detail is entered with the keyboard. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  /** Information about the user beyond their account. */
  children: ReactNode;
}

/** All information about one user, and all actions for them. */
export function UserDetail({ user, beside, heading, onClose, children }: UserDetailProps) {
  const titleId = useId();
  const email = user['Email Address'];
  if (!beside) {
    return (
      <Dialog open inAddress onOpenChange={(open) => !open && onClose()} title={nameOf(user)} description={<EmailAddress>{email}</EmailAddress>}>
        <UserFacts key={email} user={user} />
        {children}
      </Dialog>
    );
  }
  const closeByKey = (event: KeyboardEvent<HTMLElement>) => {
    // Ignores Escape in a dialog opened from here, which covers the page.
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onClose();
  };
  return (
    <section className={styles.detail} aria-labelledby={titleId} onKeyDown={closeByKey}>
      <Card>
        <header className={styles.header}>
          <h3 ref={heading} id={titleId} tabIndex={-1} className={styles.name}>
            {nameOf(user)}
          </h3>
          <IconButton label={TEXTS.closeDetail} icon={<XIcon aria-hidden />} onClick={onClose} />
        </header>
        <p className={styles.address}>
          <EmailAddress>{email}</EmailAddress>
        </p>
        <UserFacts key={email} user={user} />
        {children}
      </Card>
    </section>
  );
}
