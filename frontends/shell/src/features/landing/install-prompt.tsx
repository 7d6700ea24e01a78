import { useInstall } from '../../pwa/install-offer';
import { installOffer } from '../../pwa/texts';
import styles from './landing-page.module.css';

/** Offers to install the app where the browser can; where it cannot there is nothing to offer. */
export function InstallPrompt({ productName }: { productName: string }) {
  const install = useInstall();
  if (!install) return null;
  return (
    <button type="button" className={styles.install} onClick={install}>
      {installOffer(productName)}
    </button>
  );
}

/** The same in a page without the app: its script shows it and lets it do something. */
export function StaticInstallPrompt({ productName }: { productName: string }) {
  return (
    <button type="button" className={styles.install} hidden data-install>
      {installOffer(productName)}
    </button>
  );
}
