import { useInstall } from '../../pwa/install-offer';
import { installOffer } from '../../pwa/texts';
import styles from './landing-page.module.css';

/** Offers to install the app if the browser supports it; otherwise renders nothing. */
export function InstallPrompt({ productName }: { productName: string }) {
  const install = useInstall();
  if (!install) return null;
  return (
    <button type="button" className={styles.install} onClick={install}>
      {installOffer(productName)}
    </button>
  );
}

/** The same offer in a page without the app. The page's script shows it and handles the press. */
export function StaticInstallPrompt({ productName }: { productName: string }) {
  return (
    <button type="button" className={styles.install} hidden data-install>
      {installOffer(productName)}
    </button>
  );
}
