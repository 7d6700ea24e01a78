import type { Kafka } from 'kafkajs';
import { Unavailable } from '../port';

/** The broker's errors for a group that has members, and for an unknown group. */
const HAS_MEMBERS = 'NON_EMPTY_GROUP';
const UNKNOWN = 'GROUP_ID_NOT_FOUND';

/** Deletes the committed offsets of these groups. @throws Unavailable, in one line, while one of them has members or the broker is unavailable */
export async function rewindGroups(kafka: Kafka, groups: readonly string[]): Promise<void> {
  const admin = kafka.admin();
  try {
    await admin.connect().catch((cause: unknown) => {
      throw new Unavailable('the broker does not answer', { cause });
    });
    for (const group of groups) {
      const refusal = await admin.deleteGroups([group]).then(() => null, typeOfRefusal);
      if (refusal === HAS_MEMBERS) throw new Unavailable(`${group} is being consumed: stop every instance of its service first`);
      if (refusal !== null && refusal !== UNKNOWN) throw new Unavailable(`the broker does not forget ${group}: ${refusal}`);
    }
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
}

/** The broker's answer about the one group. @throws Unavailable when the answer lacks it */
function typeOfRefusal(error: unknown): string {
  const [group] = error instanceof Error && 'groups' in error && Array.isArray(error.groups) ? (error.groups as { error?: { type?: string } }[]) : [];
  if (group?.error?.type === undefined) throw new Unavailable('the broker does not answer', { cause: error });
  return group.error.type;
}
