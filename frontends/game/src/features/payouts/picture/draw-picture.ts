import { layoutPicture } from './layout';
import { PICTURE } from './page';
import { fontForPictures, measureWith, paint } from './paint';
import { paletteOf } from './palette';
import type { Result } from './result';

/**
 * Draws the result on this phone: a PNG of 1080 × 1350 pixels, in the page's colours.
 * @throws if the browser has no canvas to draw on
 */
export async function drawPicture(result: Result, product: string): Promise<Blob> {
  await fontForPictures();
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  paint(context, layoutPicture({ result, product, palette: paletteOf(document.documentElement), measure: measureWith(context) }));
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))), 'image/png'));
}
