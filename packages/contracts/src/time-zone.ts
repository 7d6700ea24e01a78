/** The shape of the names in the IANA time zone database: offsets such as "+05:30" do not match. */
const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

/** Whether a name is an IANA time zone that the runtime supports: "America/Los_Angeles". */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
