import { z } from 'zod';

/** The first bytes of files of each kind; `null`: any byte. */
const BEGINNINGS: Readonly<Record<string, readonly (number | null)[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  // RIFF, a length, WEBP
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/** Matches whole groups of base64 only, and no more of them than are needed to identify a file by its first bytes. */
const DATA_URL = /^data:image\/(png|jpeg|webp);base64,((?:[A-Za-z0-9+/]{4}){0,16}(?:[A-Za-z0-9+/]{3}=)?)/;

/** A photo as a data URL of at most so many kB (1,024 bytes); the service checks its bytes as well (`isPhoto`). */
export const photoUrl = (maxKilobytes: number) =>
  z
    .string()
    .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/, 'must be a png, jpeg or webp data URL')
    .refine((url) => (url.length - url.indexOf(',') - 1) * 0.75 <= maxKilobytes * 1024, `must be at most ${maxKilobytes} kB`);

/** Whether the first bytes of a photo match the type in its data URL; those of a page or a script do not. */
export function isPhoto(dataUrl: string): boolean {
  const [, kind = '', base64 = ''] = DATA_URL.exec(dataUrl) ?? [];
  const bytes = atob(base64);
  return BEGINNINGS[kind]?.every((byte, index) => byte === null || bytes.charCodeAt(index) === byte) ?? false;
}
