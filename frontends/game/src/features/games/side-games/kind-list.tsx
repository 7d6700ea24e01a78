import type { AnySideGame, SideQuestion } from '@fairshare/golf-rules';
import { Dialog, List, ListRow, RadioChips, Section, Stack } from '@fairshare/ui';
import { useState } from 'react';
import styles from './kind-list.module.css';
import { ADD_A_GAME, ADD_A_GAME_HINT, ANY, asks, FOR_ALL, FOR_TEAMS, FOR_TWO_SIDES, NEEDS_PARS, ONLY_SCORES, playersTaken, QUIET, WHAT_TO_PLAY, WILD } from './texts';
import { whyNotPlayable } from './who-plays-it';

/** Groups kinds by how the players form sides. */
const GROUPS: ReadonlyArray<{ readonly title: string; readonly has: (kind: AnySideGame) => boolean }> = [
  { title: FOR_ALL, has: ({ sides }) => sides === undefined },
  { title: FOR_TWO_SIDES, has: ({ sides }) => sides === 'two' },
  { title: FOR_TEAMS, has: ({ sides }) => sides === 'two-pairs' },
];

/** The questions that a kind asks on a hole besides scores, with its default options. */
const asked = ({ reads, options }: AnySideGame): readonly SideQuestion[] =>
  reads.marks.filter(({ shownIf }) => shownIf === undefined || shownIf.is.some((value) => options.find(({ key }) => key === shownIf.option)?.default === value));

type Mood = 'any' | 'quiet' | 'wild' | 'scores';

const MOODS: Readonly<Record<Mood, { readonly label: string; readonly has: (kind: AnySideGame) => boolean }>> = {
  any: { label: ANY, has: () => true },
  quiet: { label: QUIET, has: ({ wild }) => wild === undefined },
  wild: { label: WILD, has: ({ wild }) => wild === true },
  scores: { label: ONLY_SCORES, has: (kind) => asked(kind).length === 0 },
};

interface KindListProps {
  kinds: readonly AnySideGame[];
  hasCourse: boolean;
  /** Number of players. */
  count: number;
  onPick: (kind: AnySideGame) => void;
  onClose: () => void;
}

/** Every kind with its players, mood and questions. A kind that cannot be played here is greyed out, with the reason. */
export function KindList({ kinds, hasCourse, count, onPick, onClose }: KindListProps) {
  const [mood, setMood] = useState<Mood>('any');
  return (
    <Dialog open onOpenChange={onClose} title={ADD_A_GAME} description={ADD_A_GAME_HINT}>
      <Stack>
        <RadioChips label={WHAT_TO_PLAY} options={Object.entries(MOODS).map(([value, { label }]) => ({ value: value as Mood, label }))} value={mood} onValueChange={setMood} />
        {GROUPS.map(({ title, has }) => {
          const ofGroup = kinds.filter((kind) => has(kind) && MOODS[mood].has(kind));
          return (
            ofGroup.length > 0 && (
              <Section key={title} title={title}>
                <List label={title}>
                  {ofGroup.map((kind) => (
                    <KindRow key={kind.kind} kind={kind} reason={whyNotPlayable(kind, count)} lacksCourse={kind.needs.course && !hasCourse} onPick={onPick} />
                  ))}
                </List>
              </Section>
            )
          );
        })}
      </Stack>
    </Dialog>
  );
}

interface KindRowProps {
  kind: AnySideGame;
  /** The reason why the round's players cannot play it; null: they can. */
  reason: string | null;
  /** Can be opened, but not added until the round has a course. */
  lacksCourse: boolean;
  onPick: (kind: AnySideGame) => void;
}

function KindRow({ kind, reason, lacksCourse, onPick }: KindRowProps) {
  const { name, summary, players, wild } = kind;
  const questions = asked(kind).map(({ question }) => question);
  const facts = [playersTaken(players.min, players.max), wild ? WILD : QUIET, questions.length === 0 ? ONLY_SCORES : asks(questions)];
  const lacks = reason ?? (lacksCourse ? NEEDS_PARS : null);
  return (
    <ListRow
      title={lacks === null ? name : <span className={styles.greyed}>{name}</span>}
      subtitle={
        <>
          {summary}
          <span className={styles.facts}>{facts.join(' · ')}</span>
          {lacks !== null && <span className={styles.reason}>{lacks}</span>}
        </>
      }
      onPress={reason === null ? () => onPick(kind) : undefined}
    />
  );
}
