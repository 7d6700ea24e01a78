let isPatched = false;

/**
 * Makes kafkajs check for pending requests only while there are some. As released, each of its connections checks every millisecond for as
 * long as it is open (https://github.com/tulios/kafkajs/issues/1704): 2 % of a core for a service that has nothing to do.
 */
export async function checkOnlyWhileRequestsArePending(): Promise<void> {
  if (isPatched) return;
  isPatched = true;
  const { default: RequestQueue } = await import('kafkajs/src/network/requestQueue');
  const { scheduleCheckPendingRequests } = RequestQueue.prototype;
  RequestQueue.prototype.scheduleCheckPendingRequests = function () {
    if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
  };
}
