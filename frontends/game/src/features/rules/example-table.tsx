import { Money } from '@fairshare/ui';
import type { Line } from './examples';
import styles from './rules.module.css';

interface ExampleTableProps {
  caption: string;
  /** Heading of the middle column. */
  entered: string;
  /** What the last column holds. */
  unit: 'points' | 'money';
  lines: readonly Line[];
}

/** One golfer a line: what was scored, and what comes of it. */
export function ExampleTable({ caption, entered, unit, lines }: ExampleTableProps) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Golfer</th>
            <th scope="col">{entered}</th>
            <th scope="col">{unit === 'points' ? 'Points' : 'Gets or pays'}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.golfer}>
              <th scope="row">{line.golfer}</th>
              <td>{line.entered}</td>
              <td>{unit === 'points' ? line.result : <Money cents={line.result} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
