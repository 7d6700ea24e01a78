import { Unavailable } from '@fairshare/event-bus';
import { ignoreExisting, pagesOf } from '@fairshare/service-kit';
import { ignoreGone, NotFound, VersionMismatch, type AggregateStore, type AggregateType } from '@fairshare/store';

/** Records that a mail is being sent, or was sent. Its id is a digest: neither address nor content is stored. Instants are ISO. */
export interface OnceMail {
  readonly begunAt: string;
  /** null: not sent yet, or sending failed. */
  readonly sentAt: string | null;
}

const DAY = 86_400_000;

export const onceMailType = { kind: 'once-mails', schema: 1, tombstoneRetention: DAY } satisfies AggregateType<OnceMail>;

/** Milliseconds after which a mail that was not accepted is considered lost. Longer than the mailer's timeouts together. */
const LEASE = 5 * 60_000;
/** Longer than any caller retries a mail. */
const KEPT_FOR = 30 * DAY;
const PAGE = 200;

/** Sends each mail once, however often it is requested. A caller times out after seconds and retries, while a mail server may take longer. */
export interface MailsOnce {
  /** @throws Unavailable while another caller is sending the mail; any error of `hand` */
  send(id: string, hand: () => Promise<void>): Promise<void>;
  /** Deletes records past their retention. */
  cleanUp(): Promise<void>;
}

export function createMailsOnce(mails: AggregateStore<OnceMail>, clock: () => Date): MailsOnce {
  const note = (id: string, noted: Partial<OnceMail>) => mails.update(id, (mail) => ({ state: { ...mail, ...noted }, changes: [] })).catch(ignoreGone);

  /** True: the caller must send the mail. False: it was already sent. */
  async function begin(id: string): Promise<boolean> {
    const begunAt = clock().toISOString();
    const known = await mails.get(id);
    if (!known) {
      if (await mails.create(id, { begunAt, sentAt: null }, []).catch(ignoreExisting)) return true;
    } else {
      if (known.state.sentAt !== null) return false;
      const isUnderWay = Date.parse(known.state.begunAt) > clock().getTime() - LEASE;
      const taken = isUnderWay ? null : await mails.update(id, () => ({ state: { begunAt, sentAt: null }, changes: [] }), { ifVersion: known.version }).catch(unlessTaken);
      if (taken) return true;
    }
    throw new Unavailable('the mail is being handed over');
  }

  return {
    async send(id, hand) {
      if (!(await begin(id))) return;
      try {
        await hand();
      } catch (error) {
        await note(id, { begunAt: new Date(0).toISOString() });
        throw error;
      }
      await note(id, { sentAt: clock().toISOString() });
    },

    async cleanUp() {
      const oldest = clock().getTime() - KEPT_FOR;
      for await (const page of pagesOf((which) => mails.scan(which), PAGE)) {
        for (const { id, state } of page) if (Date.parse(state.sentAt ?? state.begunAt) < oldest) await mails.remove(id, () => []).catch(ignoreGone);
      }
    },
  };
}

function unlessTaken(error: unknown): null {
  if (error instanceof VersionMismatch || error instanceof NotFound) return null;
  throw error;
}
