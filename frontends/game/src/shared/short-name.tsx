import { VisuallyHidden } from '@fairshare/ui';

/** A player's name where room is short: the eye reads `short` (shortNames has it), a screen reader the whole name. Without `short`, both read the whole. */
export function ShortName({ short, name }: { short: string | undefined; name: string }) {
  if (short === undefined || short === name) return <bdi translate="no">{name}</bdi>;
  return (
    <>
      <bdi aria-hidden translate="no">
        {short}
      </bdi>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
