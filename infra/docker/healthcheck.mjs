/** Exits with 0 if an address responds with 2xx within 3 seconds, for Docker's health checks: `node healthcheck.mjs <url>`. */
const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(3_000) }).catch(({ cause, message }) => ({ ok: false, status: cause?.code ?? message }));
if (!answer.ok) {
  console.error(answer.status, answer.text ? await answer.text() : '');
  process.exitCode = 1;
}
