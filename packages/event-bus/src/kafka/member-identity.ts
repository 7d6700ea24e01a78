import type { Assigner, PartitionAssigner } from 'kafkajs';

/** The member id of a consumer in its group. kafkajs passes our partition assigner to the code that joins the group, so the assigner carries the id there. */
export class MemberIdentity {
  static readonly #byAssigner = new WeakMap<Assigner, MemberIdentity>();
  static #isPatched = false;

  #memberId: string | null = null;

  /** For the options of every consumer that is this member, one after another. */
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
   * Makes kafkajs join again under the id it had. As released, a consumer that lost its broker joins as a stranger: its group then waits for
   * the session of the member that it was to run out before anybody consumes. An id that the broker does not know is dropped, as released.
   */
  static async #patch(): Promise<void> {
    if (MemberIdentity.#isPatched) return;
    MemberIdentity.#isPatched = true;
    const identityIn = (assigners: readonly Assigner[]) => assigners.map((assigner) => MemberIdentity.#byAssigner.get(assigner)).find(Boolean);
    const { default: ConsumerGroup } = await import('kafkajs/src/consumer/consumerGroup');
    const { joinAndSync, leave } = ConsumerGroup.prototype;
    ConsumerGroup.prototype.joinAndSync = async function () {
      const identity = identityIn(this.assigners);
      // A member that has a generation has its own id, or has just dropped it.
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
