/** What members call each other, as live updates do: by first name, or by the front part of the address. */
export const nameOf = ({ firstName, email }: { readonly firstName: string; readonly email: string }) => ({ name: firstName || (email.split('@')[0] ?? email) });
