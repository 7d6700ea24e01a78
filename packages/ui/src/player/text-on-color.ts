const DARK_TEXT = '#000000';
const LIGHT_TEXT = '#ffffff';

/** WCAG 2 relative luminance, 0 to 1, of a `#rgb` or `#rrggbb` colour. Null when it is not one. */
function luminance(hex: string): number | null {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(hex);
  if (!digits) return null;
  const full = digits[2] ?? [...(digits[1] ?? '')].map((digit) => digit + digit).join('');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = parseInt(full.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, 1 to 21, of two hex colours; 1 when either is not a colour. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === null || second === null) return 1;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Black or white, whichever reads better on a player's colour. One of them always has at least 4.5:1. */
export function textOnColor(color: string): string {
  return contrastRatio(color, DARK_TEXT) >= contrastRatio(color, LIGHT_TEXT) ? DARK_TEXT : LIGHT_TEXT;
}
