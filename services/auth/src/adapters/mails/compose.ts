import { escapeHtml } from '@fairshare/service-kit';
import type { Mail } from '../mailer';

/** Who writes, as the reader knows them. */
export interface EmailFrame {
  readonly productName: string;
  readonly supportEmail: string;
}

interface EmailContent {
  readonly to: string;
  readonly subject: string;
  /** Plain sentences, one paragraph each. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, under the first paragraph. */
  readonly action?: { readonly label: string; readonly link: string };
}

const BUTTON = 'display:inline-block;padding:14px 24px;border-radius:8px;background:#1b6b3a;color:#ffffff;font-weight:600;text-decoration:none';

/** A letter in both forms. It never repeats what an account holder typed: anyone can register anyone's address, and could speak through us. */
export function compose({ productName, supportEmail }: EmailFrame, { to, subject, paragraphs, action }: EmailContent): Mail {
  const [opening = '', ...rest] = paragraphs;
  const closing = `Questions? Write to ${supportEmail}.`;
  const text = [opening, ...(action ? [action.link] : []), ...rest, closing, productName].join('\n\n');
  const html = [
    paragraph(opening),
    ...(action ? [`<p><a href="${escapeHtml(action.link)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`] : []),
    ...rest.map(paragraph),
    paragraph(closing),
    paragraph(productName),
  ].join('\n');
  return { to, subject, text: `${text}\n`, html: `<div style="font:16px/1.5 sans-serif;color:#16211b;max-width:34em">\n${html}\n</div>\n` };
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
