/** Codecs that bring no types of their own. */
declare module 'kafkajs-snappy' {
  const codec: () => { compress(encoder: { readonly buffer: Buffer }): Promise<Buffer>; decompress(buffer: Buffer): Promise<Buffer> };
  export default codec;
}

declare module 'lz4js' {
  const lz4: { decompress(frame: Uint8Array): Uint8Array };
  export default lz4;
}

/** The internal class of kafkajs that member-identity.ts patches. */
declare module 'kafkajs/src/consumer/consumerGroup' {
  import type { Assigner } from 'kafkajs';
  export default class ConsumerGroup {
    readonly assigners: readonly Assigner[];
    /** null until it has joined. */
    readonly generationId: number | null;
    memberId: string | null;
    joinAndSync(): Promise<void>;
    leave(): Promise<void>;
  }
}

/** The internal class of kafkajs that request-queue.ts patches. */
declare module 'kafkajs/src/network/requestQueue' {
  export default class RequestQueue {
    readonly pending: readonly unknown[];
    scheduleCheckPendingRequests(): void;
  }
}
