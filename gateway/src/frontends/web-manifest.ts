/** The web app manifest with which a phone installs the app: `/manifest.webmanifest`, with the product name of this deployment. */
export function webManifest(productName: string): object {
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: 'You hit the shots, we do the math. Scores golf side games and settles who owes whom.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait-primary',
    background_color: '#0b4429',
    theme_color: '#0b4429',
    categories: ['sports', 'utilities'],
    icons: [...icons('app', 'any'), ...icons('maskable', 'maskable')],
  };
}

const icons = (name: string, purpose: 'any' | 'maskable') =>
  [192, 512].map((size) => ({ src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }));
