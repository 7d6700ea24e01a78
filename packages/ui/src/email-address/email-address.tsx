import { Fragment } from 'react';

/** Words, each with the punctuation that ends it. */
const PARTS = /[^@._+-]*[@._+-]|[^@._+-]+/g;

/** An email address that, where it is too long for its line, breaks after punctuation and not within a word. */
export function EmailAddress({ children }: { children: string }) {
  return children.match(PARTS)?.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span translate="no">{part}</span>
    </Fragment>
  ));
}
