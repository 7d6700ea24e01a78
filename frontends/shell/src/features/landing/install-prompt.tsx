import { useEffect, useState } from 'react';
import styles from './landing-page.module.css';

/** Chromium's event, not yet in TypeScript's DOM types. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Offers to install the app where the browser can; where it cannot there is nothing to offer. */
export function InstallPrompt({ productName }: { productName: string }) {
  const [offer, setOffer] = useState<BeforeInstallPromptEvent | null>(null);

  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as BeforeInstallPromptEvent);
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, []);

  if (!offer) return null;
  const install = () => {
    setOffer(null);
    void offer.prompt();
  };
  return (
    <button type="button" className={styles.install} onClick={install}>
      Install {productName} on this device
    </button>
  );
}
