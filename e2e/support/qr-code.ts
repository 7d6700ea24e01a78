import { expect, type Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** The decoded content of a QR code; null: not readable. */
export async function scanned(code: Locator): Promise<string | null> {
  // Chromium sometimes refuses a screenshot of a page that has just loaded.
  let picture = '';
  await expect(async () => {
    picture = (await code.screenshot()).toString('base64');
  }).toPass();
  const darkroom = await code.page().context().newPage();
  const { pixels, width, height } = await darkroom.evaluate(async (base64) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${base64}` });
    await image.decode();
    const { width, height } = image;
    const drawing = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    drawing?.drawImage(image, 0, 0);
    // As text: Playwright needs five seconds to transfer an array of a million numbers.
    const pixels = Array.from(drawing?.getImageData(0, 0, width, height).data ?? [], (byte) => String.fromCharCode(byte)).join('');
    return { width, height, pixels };
  }, picture);
  await darkroom.close();
  return jsQR(Uint8ClampedArray.from(Buffer.from(pixels, 'latin1')), width, height)?.data ?? null;
}
