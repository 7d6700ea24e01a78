import type { Group } from '@fairshare/contracts';

/**
 * Who may record a payment between two players if the reader may not: those of the two who are claimed by a user. Empty: the reader may, because the reader is
 * one of them or because neither is claimed.
 */
export function whoRecords({ me, claims }: Pick<Group, 'me' | 'claims'>, { from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  if (me === from || me === to) return [];
  return [from, to].filter((playerId) => claims[playerId] !== undefined);
}
