import { escapeHtml } from '@fairshare/service-kit';

/** The preview a messenger shows for a link before a user opens it: it fetches the page and runs none of its scripts. */
export interface LinkPreview {
  readonly title: string;
  readonly text: string;
  /** Whether search engines may list the page. Any other page is only for users who were sent its link. */
  readonly isPublic: boolean;
}

interface ProductName {
  readonly productName: string;
}

/** The picture of every preview: a file of the shell. Pixels. */
const PICTURE = { path: '/icons/link-preview.png', width: 1200, height: 630, alt: 'A scored hole on a card of paper, beside a green and its flag' } as const;

const TAGLINE = 'You hit the shots, we do the math. Scores golf side games and settles who owes whom.';

/** Previews by first segment. No names, no scores, no money: a person who sees a link in a chat may not be its recipient. */
const PREVIEWS: Readonly<Record<string, (productName: string) => Omit<LinkPreview, 'isPublic'>>> = {
  join: (productName) => ({ title: `Join your golf group on ${productName}`, text: 'Score the side games together, live on everyone’s phone, and see who owes whom to the cent.' }),
  watch: () => ({ title: 'Follow the round live', text: 'Every hole as it is scored: strokes, points and standings. No account needed.' }),
  score: () => ({ title: 'Score this round on your phone', text: 'Tap to open the hole your group is on. No account, nothing to install, and it works without signal.' }),
};

/** The preview of the page at a path; null: the page has none. */
export function linkPreviewOf([first = '', ...others]: readonly string[], { productName }: ProductName): LinkPreview | null {
  if (first === '') return { title: productName, text: TAGLINE, isPublic: true };
  const preview = Object.hasOwn(PREVIEWS, first) && others.length <= 1 ? PREVIEWS[first]?.(productName) : undefined;
  return preview ? { ...preview, isPublic: false } : null;
}

/**
 * A page with its preview in its head. Only the landing page includes its address: the address of any other page would reveal the secret in it.
 * @param origin the address people use, without a path
 */
export function withLinkPreview(html: string, { title, text, isPublic }: LinkPreview, { productName }: ProductName, origin: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': productName,
    'og:title': title,
    'og:description': text,
    ...(isPublic && { 'og:url': `${origin}/` }),
    'og:image': origin + PICTURE.path,
    'og:image:type': 'image/png',
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:image:alt': PICTURE.alt,
  };
  const tags = [
    ...Object.entries(properties).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(isPublic ? [] : ['<meta name="robots" content="noindex" />']),
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}
