import { Money } from '@fairshare/ui';
import type { Line } from './examples';
import styles from './rules.module.css';

interface ExampleTableProps {
  caption: string;
  /** Heading of the middle column. */
  entered: string;
  /** The unit of the last column. */
  unit: 'points' | 'money';
  lines: readonly Line[];
}

/** One line for each golfer: the entry and its result. */
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
