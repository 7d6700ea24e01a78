import { Button, Card, GraduationCapIcon, Page } from '@fairshare/ui';
import { useDialogs } from '../../session/dialogs';
import { BbbRules } from './bbb-rules';
import { CardRules } from './card-rules';
import { FbtRules } from './fbt-rules';
import { PointsRules } from './points-rules';
import styles from './rules.module.css';
import { SettlementRules } from './settlement-rules';

const CHAPTERS = [
  { id: 'rules-bbb', title: 'Bingo Bango Bongo', Rules: BbbRules },
  { id: 'rules-points', title: '2/9/16', Rules: PointsRules },
  { id: 'rules-fbt', title: 'FBT: front, back, total', Rules: FbtRules },
  { id: 'rules-cards', title: 'Card Game', Rules: CardRules },
  { id: 'rules-settlement', title: 'Who owes who', Rules: SettlementRules },
];

/** The rules of the games and of the money, with examples worked out by the rules themselves. */
export default function RulesTab() {
  const { open } = useDialogs();
  return (
    <Page title="Rules" description="Three side games next to your round, and how the money is settled.">
      <Card className={styles.learn}>
        <div>
          <h2>Learn</h2>
          <p className={styles.muted}>Your first round in 7 steps, about 3 minutes.</p>
        </div>
        <Button variant="primary" icon={<GraduationCapIcon aria-hidden />} onClick={() => open('tutorial')}>
          Start Tutorial
        </Button>
      </Card>
      <nav aria-label="Rules">
        <ul className={styles.contents}>
          {CHAPTERS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {CHAPTERS.map(({ id, title, Rules }) => (
        <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Card className={styles.text}>
            <Rules />
          </Card>
        </section>
      ))}
    </Page>
  );
}
