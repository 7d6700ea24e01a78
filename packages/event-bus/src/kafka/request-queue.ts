let isMended = false;

/**
 * Has kafkajs look for requests that wait while some do. As released, each of its connections looks every millisecond for as long as it is
 * open (https://github.com/tulios/kafkajs/issues/1704): a twentieth of a core for a service that has nothing to do.
 */
export async function lookOnlyWhileRequestsWait(): Promise<void> {
  if (isMended) return;
  isMended = true;
  const { default: RequestQueue } = await import('kafkajs/src/network/requestQueue');
  const { scheduleCheckPendingRequests } = RequestQueue.prototype;
  RequestQueue.prototype.scheduleCheckPendingRequests = function () {
    if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
  };
}
