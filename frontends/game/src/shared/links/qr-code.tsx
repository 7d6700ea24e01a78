import { QRCodeSVG } from 'qrcode.react';

/** Pixels: what a phone across the table still reads. */
const SIZE = 256;

/** A QR code, black on white by day and by night: anything else is lost on some scanner. */
export default function QrCode({ value, title }: { value: string; title: string }) {
  return <QRCodeSVG value={value} size={SIZE} level="M" marginSize={4} fgColor="#000000" bgColor="#ffffff" title={title} />;
}
