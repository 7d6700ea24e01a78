import type { BillingNotice, NotificationKind } from '@fairshare/contracts';
import type { Mail } from '../mailer';
import { ADMIN_LINK_LIFE, RESET_TOKEN_LIFE } from '../../domain/account';
import { billingMail } from './billing-mails';
import { compose, type EmailFrame } from './compose';

const minutes = (milliseconds: number) => milliseconds / 60_000;
const hours = (milliseconds: number) => minutes(milliseconds) / 60;

const passwordSet = (head: EmailFrame, to: string, signedOut: string): Mail =>
  compose(head, {
    to,
    subject: `Your ${head.productName} password was changed`,
    paragraphs: [`The password of your ${head.productName} account was changed, and ${signedOut} was signed out.`, 'If it was not you, reset your password now and write to us.'],
  });

/** The sentence for each kind of notification, without user input and without amounts. */
const NEWS: Readonly<Record<NotificationKind, string>> = {
  'round-finished': 'A round is finished. See how it came out.',
  'payment-recorded': 'A payment with you was recorded.',
  'payment-reopened': 'A payment with you was reopened.',
  'conflict-found': 'Two entries differ on a hole you entered.',
  'join-requested': 'Someone waits to join one of your groups.',
  'member-removed': 'You were removed from a group.',
  'deletion-proposed': 'A member wants to delete one of your groups. It is deleted in 7 days unless somebody objects.',
  'group-deleted': 'One of your groups was deleted. You can restore it for 30 days.',
  reminded: 'A member of your group asks you to look at the tab.',
};

/** All mails auth sends. */
export const createEmailTemplates = (head: EmailFrame) => ({
  resetLink: (to: string, link: string): Mail =>
    compose(head, {
      to,
      subject: `Reset your ${head.productName} password`,
      paragraphs: [
        `Someone asked to reset the password of your ${head.productName} account. To choose a new one, follow this link:`,
        `It works once, for ${minutes(RESET_TOKEN_LIFE)} minutes. If it was not you, do nothing: your password stays as it is.`,
      ],
      action: { label: 'Choose a new password', link },
    }),

  passwordReset: (to: string): Mail => passwordSet(head, to, 'every device'),
  passwordChanged: (to: string): Mail => passwordSet(head, to, 'every other device'),

  accountDeleted: (to: string): Mail =>
    compose(head, {
      to,
      subject: `Your ${head.productName} account was deleted`,
      paragraphs: [`Your ${head.productName} account was deleted, as you asked, and every device was signed out. A subscription ended with it.`, 'If it was not you, write to us.'],
    }),

  news: (to: string, { kinds, count, link }: { kinds: readonly NotificationKind[]; count: number; link: string }): Mail => {
    const sentences = kinds.map((kind) => NEWS[kind]);
    return compose(head, {
      to,
      subject: count === 1 ? `${head.productName}: news of your group` : `${head.productName}: ${count} things happened`,
      paragraphs: [sentences.join(' '), `You chose to be told by mail. To change that, open Notifications in the menu of your profile.`],
      action: { label: 'See it', link },
    });
  },

  billing: (to: string, notice: BillingNotice, publicUrl: string): Mail => billingMail(head, { to, notice, publicUrl }),

  adminLink: (to: string, link: string): Mail =>
    compose(head, {
      to,
      subject: `Confirm that you administer ${head.productName}`,
      paragraphs: [
        `This address is named as an administrator of ${head.productName}. Sign in, then follow this link to become one:`,
        `It works once, for ${hours(ADMIN_LINK_LIFE)} hours. If you have no account, someone else registered with your address: ask for a password reset to take it over.`,
      ],
      action: { label: 'Become an administrator', link },
    }),
});

export type EmailTemplates = ReturnType<typeof createEmailTemplates>;
