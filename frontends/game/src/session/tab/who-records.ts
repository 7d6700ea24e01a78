import type { Group } from '@fairshare/contracts';

/**
 * Who may record a payment between two players, where the reader may not: those of the two who said who they are. Empty: the reader may, being one
 * of them, or because neither did.
 */
export function whoRecords({ me, claims }: Pick<Group, 'me' | 'claims'>, { from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  if (me === from || me === to) return [];
  return [from, to].filter((playerId) => claims[playerId] !== undefined);
}
