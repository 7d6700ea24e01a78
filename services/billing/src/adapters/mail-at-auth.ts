import { BILLING_MAIL_PATH, billingMailAnswer, type BillingMailBody } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { PeerError, type Peers } from '@fairshare/service-kit';

/** Sends a mail through auth. False: the account is gone. @throws Unavailable while auth or its mail server does not respond, or does not know such a mail yet */
export type SendMail = (mail: BillingMailBody) => Promise<boolean>;

/** Auth knows the address, and whether the account is still there. */
export const createMailAtAuth =
  (peers: Peers): SendMail =>
  async (mail) => {
    try {
      return billingMailAnswer.parse(await peers.call('auth', 'POST', BILLING_MAIL_PATH, mail)).isSent;
    } catch (cause) {
      // An auth of the release before refuses it; once it is replaced, it does not.
      if (cause instanceof PeerError) throw new Unavailable(`auth does not take a mail about ${mail.notice.kind}: ${cause.message}`, { cause });
      throw cause;
    }
  };
