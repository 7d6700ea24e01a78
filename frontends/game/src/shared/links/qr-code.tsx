import { QRCodeSVG } from 'qrcode.react';

/** Pixels: large enough for a phone across the table to scan. */
const SIZE = 256;

/** A QR code, black on white in light and dark mode, since some scanners read no other colours. */
export default function QrCode({ value, title }: { value: string; title: string }) {
  return <QRCodeSVG value={value} size={SIZE} level="M" marginSize={4} fgColor="#000000" bgColor="#ffffff" title={title} />;
}
