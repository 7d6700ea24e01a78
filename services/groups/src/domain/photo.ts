import { NotAPhoto } from './errors';

/** How files of each kind begin; `null`: any byte. */
const BEGINNINGS: Readonly<Record<string, readonly (number | null)[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  // RIFF, a length, WEBP
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

const DATA_URL = /^data:image\/(\w+);base64,/;

/** A photo is what its data URL says it is, by its bytes: a page or a script under an image's name is none. @throws NotAPhoto */
export function assertPhoto(dataUrl: string): void {
  const [prefix = '', kind = ''] = DATA_URL.exec(dataUrl) ?? [];
  const beginning = Object.hasOwn(BEGINNINGS, kind) ? BEGINNINGS[kind] : undefined;
  const bytes = Buffer.from(dataUrl.slice(prefix.length, prefix.length + 64), 'base64');
  if (!beginning?.every((byte, index) => byte === null || bytes[index] === byte)) throw new NotAPhoto();
}
