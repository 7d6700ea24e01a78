import { useState } from 'react';
import { SegmentedControl } from '../src/index';
import { anchorOf, CATALOG } from './catalog';
import styles from './gallery.module.css';
import type { Scheme } from './pretend';

const WIDTHS = { phone: 360, tablet: 820, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** The list of components, and a frame that shows them in the chosen width and colour scheme. */
export function Browser() {
  const [width, setWidth] = useState<Width>('phone');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [place, setPlace] = useState(window.location.hash.slice(1));
  return (
    <div className={styles.browser}>
      <header className={styles.bar}>
        <h1>Component gallery</h1>
        <SegmentedControl
          label="Width"
          value={width}
          onValueChange={setWidth}
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'tablet', label: 'Tablet' },
            { value: 'desktop', label: 'Desktop' },
          ]}
        />
        <SegmentedControl
          label="Colours"
          value={scheme}
          onValueChange={setScheme}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </header>
      <nav className={styles.index} aria-label="Components">
        <ul>
          {CATALOG.map((entry) => (
            <li key={entry.title}>
              <a href={`#${anchorOf(entry)}`} onClick={() => setPlace(anchorOf(entry))}>
                {entry.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.window}>
        <iframe title="The components" className={styles.frame} style={{ inlineSize: WIDTHS[width] }} src={`?stage=${scheme}#${place}`} />
      </main>
    </div>
  );
}
