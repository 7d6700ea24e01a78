export function findSecrets(log: string, known?: readonly string[]): string[];
export function scanFolder(folder: string): { readonly lines: number; readonly secrets: number; readonly found: readonly string[] };
