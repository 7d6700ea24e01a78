import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface Letter {
  readonly to: string;
  readonly subject: string;
  /** The plain text part begins after the headers of the message; a link in it is on a single line. */
  readonly text: string;
}

/** The mails to an address, oldest first: the embedded platform writes them as files instead of sending them. */
export async function lettersTo(email: string): Promise<Letter[]> {
  const directory = join(process.env.E2E_DATA_DIR ?? '', 'mailbox');
  const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
  const letters = await Promise.all(files.map(async (file) => parse(await readFile(join(directory, file), 'utf8'))));
  return letters.filter(({ to }) => to === email);
}

/** Waits for the nth mail to an address, counted from 1, and returns its link. */
export async function linkInLetter(email: string, nth: number): Promise<string> {
  await expect.poll(async () => (await lettersTo(email)).length, { message: `letters to ${email}` }).toBeGreaterThanOrEqual(nth);
  const [link] = /https?:\/\/\S+/.exec((await lettersTo(email))[nth - 1]?.text ?? '') ?? [];
  if (!link) throw new Error(`Letter ${nth} to ${email} has no link`);
  return link;
}

function parse(letter: string): Letter {
  const [folded = '', ...rest] = letter.split('\r\n\r\n');
  const head = folded.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return { to: header('To'), subject: header('Subject'), text: rest.join('\n\n') };
}
