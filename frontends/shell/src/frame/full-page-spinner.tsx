/** The same spinner that index.html starts with, so that the change from one to the other is not seen. */
export function FullPageSpinner() {
  return <div className="starting" role="status" aria-label="Loading" />;
}
