import { useInstall } from '../../pwa/install-offer';
import styles from './landing-page.module.css';

/** Offers to install the app where the browser can; where it cannot there is nothing to offer. */
export function InstallPrompt({ productName }: { productName: string }) {
  const install = useInstall();
  if (!install) return null;
  return (
    <button type="button" className={styles.install} onClick={install}>
      Install {productName} on this device
    </button>
  );
}
