/** A date format with the options of `Intl.DateTimeFormat`. It is created with the first date shown, because that blocks a phone for 50 ms or more. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (instant: string | number | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(new Date(instant));
  };
}
