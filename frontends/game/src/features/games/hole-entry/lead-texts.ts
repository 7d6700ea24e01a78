/** What a saved hole did to the lead. */

export const takesLead = (name: string) => `${name} takes the lead`;
export const leads = (name: string, margin: number) => `${name} leads by ${margin}`;
export const takesShareOfLead = (names: string) => `${names} are level in the lead`;
export const sharesLead = (names: string) => `${names} stay level in the lead`;
