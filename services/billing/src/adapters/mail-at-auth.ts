import { BILLING_MAIL_PATH, type BillingMailBody } from '@fairshare/contracts';
import { PeerError, type Peers } from '@fairshare/service-kit';

/** What became of a mail; refused: sent again, it would be refused again. */
export type MailOutcome = 'sent' | 'nobody' | 'refused';

/** Has a person mailed. @throws Unavailable while auth, or the mail server behind it, is away */
export type SendMail = (mail: BillingMailBody) => Promise<MailOutcome>;

const NOT_FOUND = 404;

/** Auth knows the address, and whether the account is still there. */
export const createMailAtAuth =
  (peers: Peers): SendMail =>
  async (mail) => {
    try {
      await peers.call('auth', 'POST', BILLING_MAIL_PATH, mail);
      return 'sent';
    } catch (error) {
      if (!(error instanceof PeerError)) throw error;
      return error.status === NOT_FOUND ? 'nobody' : 'refused';
    }
  };
