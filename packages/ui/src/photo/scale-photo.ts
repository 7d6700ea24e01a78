/** Tried in this order until the photo is small enough. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4];
const FORMAT = 'image/jpeg';

/** How large a photo may be once it is scaled down. */
export interface PhotoSize {
  maxBytes: number;
  /** Pixels of its longer side. */
  maxSide: number;
  /** Crops the photo to the square in its middle. */
  square?: boolean;
}

/**
 * Scales a chosen photo down, as a data URL.
 *
 * @throws when the browser cannot read the file as an image
 */
export async function scalePhoto(file: Blob, photoSize: PhotoSize): Promise<string> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = drawScaled(image, photoSize);
    for (const quality of QUALITIES) {
      const url = canvas.toDataURL(FORMAT, quality);
      if (bytesOf(url) <= photoSize.maxBytes) return url;
    }
    throw new Error('The photo stays too large');
  } finally {
    image.close();
  }
}

/** Width and height, scaled down in proportion so that the longer side is at most `maxSide`. A smaller picture does not change. */
export function fitWithin(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The size in bytes of the data in a base64 data URL. */
export function bytesOf(dataUrl: string): number {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length * 3) / 4 - padding;
}

function drawScaled(image: ImageBitmap, { maxSide, square = false }: PhotoSize): HTMLCanvasElement {
  const side = Math.min(image.width, image.height);
  const [width, height] = square ? [side, side] : [image.width, image.height];
  const size = fitWithin(width, height, maxSide);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  // JPEG has no transparency: transparent parts of a PNG would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (image.width - width) / 2, (image.height - height) / 2, width, height, 0, 0, size.width, size.height);
  return canvas;
}
