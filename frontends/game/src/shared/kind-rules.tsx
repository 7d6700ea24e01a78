import { type AnySideGame, HOLES, type SideExample } from '@fairshare/golf-rules';
import { Disclosure, Money, Stack } from '@fairshare/ui';
import type { ReactNode } from 'react';
import styles from './kind-rules.module.css';
import { EXAMPLE } from './side-texts';

interface KindRulesProps {
  kind: AnySideGame;
  /** The content of the control that opens the rules. */
  summary: ReactNode;
  /** Whether to show all examples, not just the first one. */
  inFull?: boolean;
}

/** The rules of a kind with worked examples, collapsed at first. */
export function KindRules({ kind, summary, inFull = false }: KindRulesProps) {
  const { paragraphs, examples } = kind.rules;
  return (
    <Disclosure summary={summary}>
      <Stack>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {examples.slice(0, inFull ? examples.length : 1).map((example) => (
          <Example key={example.title} example={example} />
        ))}
      </Stack>
    </Disclosure>
  );
}

/** The scores of an example, and their result. */
function Example({ example: { title, players, holes = HOLES, facts, nets } }: { example: SideExample }) {
  const played = holes.filter((hole) => facts.strokes[hole]);
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>
        {EXAMPLE}: {title}
      </figcaption>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {played.map((hole) => (
                <th key={hole} scope="col">
                  {hole}
                </th>
              ))}
              <th scope="col">$</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player}>
                <th scope="row">{player}</th>
                {played.map((hole) => (
                  <td key={hole}>{facts.strokes[hole]?.[player]}</td>
                ))}
                <td className={styles.net}>
                  <Money cents={nets[player] ?? 0} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
