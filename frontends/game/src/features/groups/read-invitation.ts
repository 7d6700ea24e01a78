import { invitationOfLink } from '@fairshare/federation/invitation';
import { SHARE_CODE_MAX } from './constants';

/** The target of a text: a group by its share code, or a page of this app. `nothing`: the text names neither. */
export type Invited = { readonly kind: 'code'; readonly code: string } | { readonly kind: 'page'; readonly path: string } | { readonly kind: 'nothing' };

/** The page of a scoring link or of a spectators' link; its token is case-sensitive. */
const SECRET_PAGE = /\/(score|watch)\/([\w-]+(?:\.[\w-]+)?)/i;
/** A share code after its usual label. */
const LABELLED = /\bcode\b\s*(?:is\b|=|:|-|–|—)?\s*(.*)/is;
/** A whole share code of 8 characters, or of 6 in earlier releases, possibly in groups: NH8F-ZK53. */
const WORD = /[A-Z0-9]+(?:[-–—][A-Z0-9]+)*/gi;
const WHOLE_LENGTHS: readonly number[] = [SHARE_CODE_MAX, 6];
/** Invisible characters that are copied along with a text. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Parses a typed or pasted invitation: a link, a message around one, or a share code with blanks, dashes or in lower case. */
export function readInvitation(text: string): Invited {
  const plain = decoded(text.normalize('NFKC').replace(UNSEEN, ''));
  const page = SECRET_PAGE.exec(plain);
  if (page) return { kind: 'page', path: `/${page[1]?.toLowerCase()}/${page[2]}` };
  const code = invitationOfLink(plain) ?? codeInMessage(plain);
  return code === null ? { kind: 'nothing' } : { kind: 'code', code };
}

/** Whether it is a whole code, and not one that is still being typed. */
export const isWholeCode = (code: string): boolean => WHOLE_LENGTHS.includes(code.length);

function codeInMessage(text: string): string | null {
  const bare = bareOf(text);
  if (bare.length <= SHARE_CODE_MAX) return bare;
  // A single word that is too long is truncated, as the field always did. A URL or mail address is no code.
  if (!/\S\s+\S/.test(text)) return /[a-z0-9][/.@:?]+[a-z0-9]/i.test(text) ? null : bare.slice(0, SHARE_CODE_MAX);
  const labelled = LABELLED.exec(text)?.[1];
  return (labelled === undefined ? null : (wholeCode(labelled) ?? codeAtStart(labelled))) ?? wholeCode(text);
}

/** The word that most resembles a code: one with a digit comes before one in capitals, and a longer one before a shorter one. */
function wholeCode(text: string): string | null {
  const words = (text.match(WORD) ?? []).filter((word) => WHOLE_LENGTHS.includes(bareOf(word).length));
  const looks = [(word: string) => /\d/.test(word) && /[a-z]/i.test(word), (word: string) => word === word.toUpperCase()];
  for (const looksLikeCode of looks) {
    const likely = words.filter(looksLikeCode).map(bareOf);
    const best = WHOLE_LENGTHS.flatMap((length) => likely.filter((word) => word.length === length))[0];
    if (best !== undefined) return best;
  }
  return null;
}

/** A code at the start of a text: a word without a digit, or a whole line whose groups are separated by blanks. */
function codeAtStart(text: string): string | null {
  const line = text.split('\n')[0] ?? '';
  const starts = [bareOf(line), bareOf(line.trim().split(/\s/)[0] ?? '')];
  return starts.find(({ length }) => WHOLE_LENGTHS.includes(length)) ?? null;
}

const bareOf = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** Links within links are percent-encoded. */
function decoded(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
