import { VisuallyHidden } from '@fairshare/ui';

/**
 * A player's name in a narrow space: `short` (from shortNames) is visible, and a screen reader reads the full name. Without `short`, both show the full name.
 */
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
