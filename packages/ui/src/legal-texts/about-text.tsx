import { Note } from '../note/note';
import { Clause, EmailLink, type LegalTextProps } from './legal-document';
import styles from './legal-texts.module.css';

/** What the product is, for whom it is, and the contact for questions. */
export function AboutText({ productName, supportEmail }: LegalTextProps) {
  return (
    <div className={styles.document}>
      <section className={styles.clause}>
        <p>
          <strong>You hit the shots, we do the math.</strong>
        </p>
        <p>
          {productName} is a golf payout calculator for groups that play together. It scores three side games next to your round and works out who owes whom, in as few payments as
          possible.
        </p>
      </section>
      <Clause title="The games">
        <ul>
          <li>
            <strong>Bingo Bango Bongo</strong>: three points a hole, for first on the green, closest to the pin and first in the hole.
          </li>
          <li>
            <strong>2/9/16</strong>: net strokes become points by rank, hole by hole.
          </li>
          <li>
            <strong>Card Game</strong>: penalty cards move around the group, and whoever holds them at the end pays.
          </li>
        </ul>
      </Clause>
      <Clause title="A utility, not a casino">
        <p>
          {productName} keeps scores and does sums. It does not take bets, hold money or move money, and it does not facilitate real-money gambling. What the golfers of a group
          settle among themselves, and whether they do, is up to them and the law where they play. You must be 13 or older to use it.
        </p>
      </Clause>
      <Clause title="Licences">
        <p>
          Typefaces: Besley (© The Besley Project Authors) and Inter (© The Inter Project Authors), under the{' '}
          <a href="https://openfontlicense.org" target="_blank" rel="noreferrer">
            SIL Open Font License
          </a>
          , version 1.1.
        </p>
        <p>Course data: OpenGolfAPI (opengolfapi.org), ODbL 1.0.</p>
        <p>
          The cards of the course library contain data from OpenGolfAPI, which is made available under the{' '}
          <a href="https://opendatacommons.org/licenses/odbl/1-0/" target="_blank" rel="noreferrer">
            Open Database License
          </a>
          . Its publisher names OpenStreetMap and the courses’ own pages as sources. Clubs change their cards: check against your card.
        </p>
      </Clause>
      <Clause title="Questions">
        <p>
          Write to <EmailLink address={supportEmail} />.
        </p>
      </Clause>
      <Note>© 2025 {productName}</Note>
    </div>
  );
}
