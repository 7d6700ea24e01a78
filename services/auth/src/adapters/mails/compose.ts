import { escapeHtml } from '@fairshare/service-kit';
import type { Mail } from '../mailer';

/** The sender, as shown to the reader. */
export interface EmailFrame {
  readonly productName: string;
  readonly supportEmail: string;
}

interface EmailContent {
  readonly to: string;
  readonly subject: string;
  /** Plain sentences, one paragraph each. */
  readonly paragraphs: readonly string[];
  /** The call to action, shown under the first paragraph. */
  readonly action?: { readonly label: string; readonly link: string };
}

/** Mail programs ignore stylesheets, and few load pictures, so the styles are inline. The flag is a quarter of a circle on a pole. */
const FIELD = "padding:20px 24px;border-radius:8px 8px 0 0;background:#0b4429;color:#fbf5e4;font:700 24px/1 Georgia,'Times New Roman',serif";
const POLE = 'display:inline-block;height:28px;margin-right:10px;border-left:3px solid #fbf5e4;vertical-align:-6px';
const FLAG = 'display:block;width:17px;height:17px;border-radius:0 100% 0 0;background:#f5c33b';
const PAPER = 'padding:8px 24px 16px;border:1px solid #d9cfb4;border-top:0;border-radius:0 0 8px 8px;background:#fdfaf1;color:#20261f;font:16px/1.5 sans-serif';
const BUTTON = 'display:inline-block;padding:14px 24px;border-radius:8px;background:#0b4429;color:#ffffff;font-weight:700;text-decoration:none';

/**
 * A mail as text and HTML. It never contains text that an account holder typed: anyone can register anyone's address, and could send messages
 * through us.
 */
export function compose({ productName, supportEmail }: EmailFrame, { to, subject, paragraphs, action }: EmailContent): Mail {
  const [opening = '', ...rest] = paragraphs;
  const closing = `Questions? Write to ${supportEmail}.`;
  const text = [opening, ...(action ? [action.link] : []), ...rest, closing, productName].join('\n\n');
  const html = [
    paragraph(opening),
    ...(action ? [`<p><a href="${escapeHtml(action.link)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`] : []),
    ...rest.map(paragraph),
    paragraph(closing),
  ].join('\n');
  const head = `<div style="${FIELD}"><span style="${POLE}"><span style="${FLAG}"></span></span>${escapeHtml(productName)}</div>`;
  return { to, subject, text: `${text}\n`, html: `<div style="max-width:34em">\n${head}\n<div style="${PAPER}">\n${html}\n</div>\n</div>\n` };
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
