import { useEffect } from 'react';
import { anchorOf, CATALOG } from './catalog';
import type { Entry, State } from './entry';
import styles from './gallery.module.css';
import { Surroundings } from './surroundings';

/** Every component in every state, one below the other. The gallery shows it in a frame as wide as a phone, a tablet or a desktop. */
export function Stage() {
  useEffect(() => {
    // The browser handled the URL's fragment before the content was rendered.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Surroundings>
      <div className={styles.stage}>
        {CATALOG.map((entry) => (
          <Shown key={entry.title} entry={entry} />
        ))}
      </div>
    </Surroundings>
  );
}

function Shown({ entry }: { entry: Entry }) {
  return (
    <section id={anchorOf(entry)} className={styles.entry} aria-labelledby={`${anchorOf(entry)}-title`}>
      <h2 id={`${anchorOf(entry)}-title`}>{entry.title}</h2>
      {entry.states.map((state) => (
        <StateFigure key={state.name} state={state} />
      ))}
    </section>
  );
}

function StateFigure({ state: { name, shown, as, opens } }: { state: State }) {
  return (
    <figure className={styles.state}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div className={styles.shown} data-as={as} data-opens={opens}>
        {shown}
      </div>
    </figure>
  );
}
