/** The logo without a background: a golf green with one share raised as its flag. icons/app.svg is the version with a background. */
export function Logo() {
  return (
    <svg viewBox="6.4 3 19 25.6" aria-hidden>
      <path d="M15.4 3.6h1a8.6 8.6 0 0 1 8.6 8.6h-9.6z" fill="var(--color-flag)" />
      <path d="M14.4 4.6a1 1 0 0 1 2 0v15h7.6a8.6 8.6 0 1 1-9.6-8.54z" fill="var(--mark-green, currentcolor)" />
    </svg>
  );
}
