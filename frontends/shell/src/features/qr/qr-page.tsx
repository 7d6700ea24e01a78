import '@fairshare/ui/field.css';
import { useRuntimeConfig } from '@fairshare/federation';
import { QRCodeSVG } from 'qrcode.react';
import { Wordmark } from '../../frame/wordmark';
import { siteOrigin } from './qr-address';
import styles from './qr-page.module.css';

const SIZE = 256;
const LOGO = { src: '/favicon.svg', width: 50, height: 50, excavate: true };
/** Dark enough on white for every scanner. */
const GREEN = '#0b4429';

export default function QrPage() {
  const { productName } = useRuntimeConfig();
  const origin = siteOrigin(window.location);
  return (
    <main className={styles.page}>
      <title>{`Scan to Open ${productName}`}</title>
      <h1 className={styles.title}>
        <Wordmark name={productName} />
      </h1>
      <p className={styles.tagline}>Golf Payout Calculator</p>
      <div className={styles.card}>
        <QRCodeSVG value={origin} size={SIZE} level="H" fgColor={GREEN} bgColor="#ffffff" imageSettings={LOGO} title={`QR code of ${origin}`} />
        <p>Scan to Open {productName}</p>
        <a className={styles.address} href={origin}>
          {origin.replace(/^https?:\/\//, '')}
        </a>
      </div>
    </main>
  );
}
