import type { Assigner, PartitionAssigner } from 'kafkajs';

/** The member id of a consumer in its group. kafkajs passes our partition assigner to the code that joins the group, so the assigner carries the id there. */
export class MemberIdentity {
  static readonly #byAssigner = new WeakMap<Assigner, MemberIdentity>();
  static #isPatched = false;

  #memberId: string | null = null;

  /** The assigner for the options of each successive consumer that is this member. */
  async assigner(): Promise<PartitionAssigner> {
    await MemberIdentity.#patch();
    const { PartitionAssigners } = await import('kafkajs');
    return (config) => {
      const assigner = PartitionAssigners.roundRobin(config);
      MemberIdentity.#byAssigner.set(assigner, this);
      return assigner;
    };
  }

  /**
   * Makes kafkajs rejoin with its previous member id. Unpatched, a consumer that lost its broker joins as a new member: its group then waits
   * for the session of the old member to time out before any member consumes. An id unknown to the broker is dropped, as without the patch.
   */
  static async #patch(): Promise<void> {
    if (MemberIdentity.#isPatched) return;
    MemberIdentity.#isPatched = true;
    const identityIn = (assigners: readonly Assigner[]) => assigners.map((assigner) => MemberIdentity.#byAssigner.get(assigner)).find(Boolean);
    const { default: ConsumerGroup } = await import('kafkajs/src/consumer/consumerGroup');
    const { joinAndSync, leave } = ConsumerGroup.prototype;
    ConsumerGroup.prototype.joinAndSync = async function () {
      const identity = identityIn(this.assigners);
      // A member with a generation has its own id, or has just dropped it.
      if (identity && this.generationId === null) this.memberId = identity.#memberId;
      try {
        await joinAndSync.call(this);
      } finally {
        if (identity) identity.#memberId = this.memberId;
      }
    };
    ConsumerGroup.prototype.leave = async function () {
      await leave.call(this);
      const identity = identityIn(this.assigners);
      if (identity) identity.#memberId = this.memberId;
    };
  }
}
