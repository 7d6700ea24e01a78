import { BILLING_MAIL_PATH, billingMailAnswer, type BillingMailBody } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { PeerError, type Peers } from '@fairshare/service-kit';

/** Sends a mail through auth. False: the account is deleted. @throws Unavailable while auth or its mail server does not respond, or lacks this kind of mail */
export type SendMail = (mail: BillingMailBody) => Promise<boolean>;

/** Auth has the address, and knows whether the account still exists. */
export const createMailAtAuth =
  (peers: Peers): SendMail =>
  async (mail) => {
    try {
      return billingMailAnswer.parse(await peers.call('auth', 'POST', BILLING_MAIL_PATH, mail)).isSent;
    } catch (cause) {
      // An auth of the previous release refuses a new kind of mail. A retry succeeds once auth is upgraded.
      if (cause instanceof PeerError) throw new Unavailable(`auth does not take a mail about ${mail.notice.kind}: ${cause.message}`, { cause });
      throw cause;
    }
  };
