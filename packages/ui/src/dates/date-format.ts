/** A format of dates, as `Intl.DateTimeFormat` has them, made with the first date shown: making one keeps a phone busy for 50 ms and more. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (instant: string | number | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(new Date(instant));
  };
}
