import { CARD_GAME } from '@fairshare/golf-rules';
import { Button, Card, Disclosure, GraduationCapIcon, Page, SkeletonList } from '@fairshare/ui';
import type { ComponentType } from 'react';
import { useDialogs } from '../../session/dialogs';
import { ALL_VIEW, BBB_VIEW, CARDS_VIEW, type GamesView, shownView, STROKES_VIEW } from '../../session/selection/games-views';
import { useSelection } from '../../session/selection/selection';
import { BbbRules } from './bbb-rules';
import { CardRules } from './card-rules';
import { FbtRules } from './fbt-rules';
import { TwoNineSixteenRules } from './two-nine-sixteen-rules';
import styles from './rules.module.css';
import { SettlementRules } from './settlement-rules';
import { SideGameRules } from './side-game-rules';

interface Chapter {
  readonly title: string;
  readonly Rules: ComponentType;
  /** The game whose chapter this is: it starts open while that game is played. */
  readonly of?: GamesView;
}

const CHAPTERS: readonly Chapter[] = [
  { title: 'Bingo Bango Bongo', Rules: BbbRules, of: BBB_VIEW },
  { title: '2/9/16', Rules: TwoNineSixteenRules, of: STROKES_VIEW },
  { title: 'FBT: front, back, total', Rules: FbtRules },
  { title: CARD_GAME, Rules: CardRules, of: CARDS_VIEW },
  { title: 'More side games', Rules: SideGameRules, of: ALL_VIEW },
  { title: 'Who Owes Who', Rules: SettlementRules },
];

/** The rules of the games and of the money, with computed examples. All chapters are collapsed except that of the game in play. */
export default function RulesTab() {
  const { open } = useDialogs();
  const selection = useSelection();
  const inPlay = selection.game && shownView(selection);
  // Until the game in play is known, a skeleton: its chapter would open and push the others down.
  const isUnread = selection.gameId !== null && selection.loading;
  return (
    <Page title="Rules" description="The side games next to your round, and how the money is settled.">
      <Card className={styles.learn}>
        <div>
          <h2>Learn</h2>
          <p className={styles.muted}>Your first round in 7 steps, about 3 minutes.</p>
        </div>
        <Button variant="primary" icon={<GraduationCapIcon aria-hidden />} onClick={() => open('tutorial')}>
          Start Tutorial
        </Button>
      </Card>
      {isUnread ? (
        <SkeletonList label="Loading the rules" rows={CHAPTERS.length} />
      ) : (
        <Card className={styles.chapters}>
          {CHAPTERS.map(({ title, Rules, of }) => {
            const isInPlay = of !== undefined && of === inPlay;
            return (
              // The key changes once the game in play is known, which mounts its chapter open.
              <Disclosure key={`${title} ${isInPlay}`} summary={title} heading="h2" defaultOpen={isInPlay}>
                <div className={styles.text}>
                  <Rules />
                </div>
              </Disclosure>
            );
          })}
        </Card>
      )}
    </Page>
  );
}
