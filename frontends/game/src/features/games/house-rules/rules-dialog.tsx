import { changeRulesMutation, updateSettingsMutation } from '@fairshare/api-client';
import type { GameState, Group, RuleChange } from '@fairshare/contracts';
import { DEFAULT_ROUND_RULES, definitionOf, formatDollars, type HouseRules, inDollars } from '@fairshare/golf-rules';
import { Banner, Button, Dialog, List, ListRow, Section, Select, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { everyoneOf, rosterOfGame } from '../../../session/selection/round-players';
import { useSelection } from '../../../session/selection/selection';
import { formatDay } from '../../../shared/dates';
import { HouseRulesFields } from '../../../shared/house-rules-fields';
import { COULD_NOT_SAVE_RULES, HOUSE_RULES } from '../../../shared/house-rules-name';
import { changedRuleWords, SAVE_RULES, SAVING_RULES } from '../../../shared/house-rules-texts';
import { playerOf } from '../../../shared/player-of';
import { rulesOfGame } from '../../../shared/round-input';
import { StakesFields } from '../../../shared/stakes-fields';
import { useBeingRead } from '../../../shared/use-being-read';
import { useChange } from '../../../shared/use-change';
import { useGolferNames } from '../hole-entry/golfer-names';
import { centsChanged, changesBetween, type RoundWithRoster } from '../roster/roster-effects';
import styles from '../roster/roster.module.css';
import { MOVES_NOTHING, movesInAll } from '../roster/texts';
import { NetChangesSection } from '../roster/net-changes-section';
import type { SheetProps } from '../sheet-button';
import { changedStakes, stakesRows, type TypedByGame, withStakes } from './round-stakes';
import { CHANGED_SINCE, changedBy, COURSE, NEEDS_SIGNAL, NO_COURSE, RULES_HINT } from './texts';

interface RulesDialogProps extends SheetProps {
  group: Group;
  round: RoundWithRoster;
}

/** The house rules sheet of the selected round. */
export default function RulesSheet({ onClose }: SheetProps) {
  const { group, roster, round } = useSelection();
  return group && roster && round && <RulesDialog group={group} round={{ ...round, roster }} onClose={onClose} />;
}

/** The value of the option "no course". */
const NONE = 'none';

/** Edits the rules that settle a round. It previews how a change moves money before it is saved, and lists earlier changes. */
function RulesDialog({ group, round, onClose }: RulesDialogProps) {
  const { game, entered } = round;
  const { online } = useOffline();
  const [chosen, setChosen] = useState<{ rules?: HouseRules; courseId?: string }>({});
  const [typed, setTyped] = useState<TypedByGame>({});
  const change = useChange(changeRulesMutation(), COULD_NOT_SAVE_RULES, { titled: false });
  const changeStakes = useChange(updateSettingsMutation(), COULD_NOT_SAVE_RULES, { titled: false });
  const isBeingRead = useBeingRead(game.id);
  const rules = chosen.rules ?? rulesOfGame(game);
  const rows = stakesRows(
    entered.games.filter(({ kind }) => rules.games[kind]),
    typed,
  );
  const courses = coursesFor(group, game);
  const courseId = chosen.courseId ?? game.course?.id ?? NONE;
  const games = withStakes(entered.games, typed);
  const stakes = changedStakes(entered.games, games ?? []);
  const after = withRules(
    { ...round, entered: { ...entered, games: games ?? entered.games } },
    group,
    rules,
    courses.find(({ id }) => id === courseId),
  );
  const areRulesSame = JSON.stringify([rules, courseId]) === JSON.stringify([rulesOfGame(game), game.course?.id ?? NONE]);
  const isSame = areRulesSame && stakes.length === 0;
  const changes = after && !isSame ? changesBetween(round, after) : [];
  const everyone = everyoneOf(group);
  const saveRules = () => {
    const { games: on, unfinishedPots, cards, offTheLow } = rules;
    const course = courseId === (game.course?.id ?? NONE) ? {} : { courseId: courseId === NONE ? null : courseId };
    return change.mutateAsync({ gameId: game.id, ifMatch: game.version, rules: { games: on, unfinishedPots, cards, offTheLow }, ...course });
  };
  const save = async () => {
    try {
      // Rules first: saving stakes increments the round's version, which `ifMatch` compares.
      if (!areRulesSame) await saveRules();
      for (const { gameId, settings, base } of stakes) await changeStakes.mutateAsync({ gameId, sessionId: game.id, ...settings, base });
      onClose();
    } catch {
      // A message shows what was refused; the typed values stay.
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={HOUSE_RULES}
      description={RULES_HINT}
      footer={
        <>
          {!isSame && <p className={styles.inAll}>{changes.length > 0 ? movesInAll(formatDollars(centsChanged(changes))) : MOVES_NOTHING}</p>}
          <Button
            variant="primary"
            disabled={!online || isSame || !games || isBeingRead}
            busy={change.isPending || changeStakes.isPending}
            busyLabel={SAVING_RULES}
            onClick={() => void save()}
          >
            {SAVE_RULES}
          </Button>
        </>
      }
    >
      <Stack>
        {!online && <Banner tone="warning" title={NEEDS_SIGNAL} />}
        <HouseRulesFields
          rules={rules}
          givesStrokes={courseId !== NONE}
          disabled={!online}
          stakes={rows.map(({ kind, gameIds, stakes: shown }) => (
            <StakesFields
              key={gameIds.join()}
              stakes={shown}
              of={kind && definitionOf(kind).name}
              disabled={!online}
              onChange={(next) => setTyped((now) => ({ ...now, ...Object.fromEntries(gameIds.map((id) => [id, next])) }))}
            />
          ))}
          onChange={(next) => setChosen((now) => ({ ...now, rules: next }))}
        />
        {courses.length > 0 && (
          <Select
            label={COURSE}
            options={[{ value: NONE, label: NO_COURSE }, ...courses.map(({ id, name }) => ({ value: id, label: name }))]}
            value={courseId}
            onValueChange={(next) => setChosen((now) => ({ ...now, courseId: next }))}
          />
        )}
        {!isSame && <NetChangesSection everyone={everyone} changes={changes} />}
        <RuleChanges group={group} changes={game.ruleChanges ?? []} nameOf={(playerId) => playerOf(everyone, playerId).name} />
      </Stack>
    </Dialog>
  );
}

/** The changes of rules after the first entry, with their authors, newest first. */
function RuleChanges({ group, changes, nameOf }: { group: Group; changes: readonly RuleChange[]; nameOf: (playerId: string) => string }) {
  const golferName = useGolferNames(group.id, changes.length > 0);
  if (changes.length === 0) return null;
  return (
    <Section title={CHANGED_SINCE}>
      <List label={CHANGED_SINCE}>
        {changes.toReversed().map(({ at, by, rules, movedCents = 0 }, index) => (
          <ListRow
            key={`${at} ${index}`}
            title={rules.map((rule) => changedRuleWords(rule, nameOf)).join(', ')}
            subtitle={changedBy(golferName(by), formatDay(at, group), movedCents)}
          />
        ))}
      </List>
    </Section>
  );
}

/** The group's courses. The round's own course is included as the round stored it. */
function coursesFor({ courses }: Pick<Partial<Group>, 'courses'>, { course }: GameState): Group['courses'] {
  return [...(course ? [course] : []), ...(courses ?? []).filter(({ id }) => id !== course?.id)];
}

/** The round with other rules; null if it cannot be played with them. */
function withRules(round: RoundWithRoster, group: Group, rules: HouseRules, course: GameState['course']): RoundWithRoster | null {
  const game = { ...round.game, rules: { ...inDollars(DEFAULT_ROUND_RULES), ...round.game.rules, ...rules }, course };
  const roster = rosterOfGame(game, group);
  return roster && { ...round, game, roster };
}
