import { api, type BodyOf, createGameMutation, entriesQuery, groupGamesQuery, groupsQuery } from '@fairshare/api-client';
import type { Group, RosterInput } from '@fairshare/contracts';
import { canPlay, HOLES } from '@fairshare/golf-rules';
import { Button, Dialog, EmptyState, FormDialog, Select, Skeleton, SkeletonList, TextField, UsersIcon } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { useSelection } from '../../session/selection/selection';
import { goesWithoutSaying, proposedFor } from '../../session/selection/round-players';
import { defaultGameName } from '../../shared/game-name';
import type { HolesChosen } from '../../shared/holes-field';
import { IntentKey } from '../../shared/intent-key';
import { useChange } from '../../shared/use-change';
import { strokesEntry } from '../../shared/strokes-fields';
import { CourseAndStrokes, type CourseChosen, tableOf } from './course-and-strokes';
import { GAME_NAME_MAX } from './constants';
import { PlayingFor } from './playing-for';
import { proposedStakes, rulesOfStakes, type Stakes, stakesOfGroup, stakesOfRound } from './stakes';
import { COULD_NOT_CREATE_GAME, CREATE_GROUP, CREATE_NEW_GAME, LOADING_LAST_ROUND, NO_GROUPS_HINT, NO_GROUPS_YET } from './texts';
import { WhichHoles } from './which-holes';
import { WhoPlays } from './who-plays';

/** Starts a game of a group, selects it and moves to the Games tab. */
export default function CreateGameDialog() {
  const { close, open } = useDialogs();
  const { data: groups } = useQuery(groupsQuery());
  const { form, change, addChosen, submit, isPending } = useCreateGame(close);
  const groupId = form.groupId ?? (groups?.length === 1 ? groups[0]?.id : undefined);
  const { data: games = [], isLoading: areGamesLoading } = useQuery({ ...groupGamesQuery(groupId ?? ''), enabled: groupId !== undefined });
  const group = groups?.find(({ id }) => id === groupId);
  const proposed = group ? proposedFor(group) : [];
  const chosen = form.chosen ?? proposed;
  const { data: before, isLoading: isLastRoundLoading } = useQuery({ ...entriesQuery(games[0]?.id ?? ''), enabled: games.length > 0 });
  // Defaults to the last round's stakes. Null: the typed text is not a valid amount.
  const stakes = form.stakes === undefined ? proposedStakes(group ?? {}, before ? stakesOfRound(before) : null) : form.stakes;
  const areStakesLoading = form.stakes === undefined && (areGamesLoading || isLastRoundLoading);
  const usualName = defaultGameName(
    games.map(({ name }) => name),
    group,
  );

  if (groups?.length === 0) {
    return (
      <Dialog
        open
        onOpenChange={close}
        title={CREATE_NEW_GAME}
        footer={
          <Button variant="primary" onClick={() => open('create-group')}>
            {CREATE_GROUP}
          </Button>
        }
      >
        <EmptyState icon={<UsersIcon aria-hidden />} title={NO_GROUPS_YET}>
          {NO_GROUPS_HINT}
        </EmptyState>
      </Dialog>
    );
  }
  return (
    <FormDialog
      onClose={close}
      title={CREATE_NEW_GAME}
      submitLabel="Create Game"
      disabled={!groupId || areStakesLoading || stakes === null || (group && !canPlay(chosen.length))}
      busy={isPending}
      busyLabel="Creating..."
      onSubmit={() => {
        if (!groupId || !stakes) return;
        const isUsual = !group || (!form.course && goesWithoutSaying(group, chosen));
        submit(groupId, form.name?.trim() || usualName, {
          ...form,
          rules: rulesOfStakes(stakes, stakesOfGroup(group ?? {})),
          roster: isUsual ? undefined : chosen.map((id) => rosterEntryOf(group, id, form)),
        });
      }}
    >
      <TextField
        label="Game name"
        value={form.name ?? usualName}
        onChange={(event) => change({ name: event.target.value })}
        onFocus={(event) => event.target.select()}
        maxLength={GAME_NAME_MAX}
        autoComplete="off"
        enterKeyHint="done"
      />
      {groups ? (
        <Select
          label="Group"
          placeholder="Select a group"
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={groupId}
          onValueChange={(other) => change({ groupId: other, chosen: undefined, holes: undefined, course: undefined, stakes: undefined })}
        />
      ) : (
        <Skeleton height={72} />
      )}
      {/* Other stakes, which come later, would move what is below them. */}
      {group && areStakesLoading && <SkeletonList label={LOADING_LAST_ROUND} rows={4} />}
      {group && !areStakesLoading && (
        <>
          <PlayingFor key={`${group.id} stakes`} stakes={stakes ?? stakesOfGroup(group)} onChange={(chosenStakes) => change({ stakes: chosenStakes })} />
          <WhichHoles key={`${group.id} holes`} usual={group.rules} chosen={form.holes} onChoose={(holes) => change({ holes })} />
          {group.courses && (
            <CourseAndStrokes
              key={`${group.id} course`}
              group={group}
              lastPlayed={games.find(({ courseId }) => courseId !== undefined)?.courseId}
              players={group.players.filter(({ id }) => chosen.includes(id))}
              holes={form.holes?.holes ?? undefined}
              chosen={form.course}
              onChoose={(course) => change({ course })}
            />
          )}
          <WhoPlays key={group.id} group={group} chosen={chosen} onChoose={(players) => change({ chosen: players })} onAdded={(playerId) => addChosen(playerId, proposed)} />
        </>
      )}
    </FormDialog>
  );
}

interface GameForm {
  /** Null: the default name, which depends on the group. The holes and the proposed players depend on it too, unless others are chosen. */
  readonly name: string | null;
  readonly groupId?: string;
  readonly chosen?: readonly string[];
  readonly holes?: HolesChosen;
  readonly course?: CourseChosen;
  /** Missing: the last round's stakes. Null: the typed text is not a valid amount. */
  readonly stakes?: Stakes | null;
}

interface ToSubmit extends Pick<GameForm, 'holes' | 'course'> {
  readonly roster: RosterInput | undefined;
  readonly rules: RulesOfRound;
}

type RulesOfRound = NonNullable<BodyOf<'POST /api/game-state'>['rules']>;

function useCreateGame(onDone: () => void) {
  const selection = useSelection();
  const [intent] = useState(() => new IntentKey());
  const [form, setForm] = useState<GameForm>({ name: null, groupId: selection.groupId ?? undefined });
  const { mutate, isPending } = useChange(
    {
      ...createGameMutation(),
      mutationFn: (body: BodyOf<'POST /api/game-state'>) => api.call('POST /api/game-state', { body, idempotencyKey: intent.for(body) }),
    },
    COULD_NOT_CREATE_GAME,
    { titled: false },
  );

  const submit = (groupId: string, name: string, { roster, holes, course, rules: played }: ToSubmit) => {
    const playing = holes?.holes ?? [...HOLES];
    const rules = { ...played, ...termsOf(course) };
    const body = {
      groupId,
      name,
      ...(roster && { roster }),
      ...(course && { courseId: course.course.id }),
      ...(Object.keys(rules).length > 0 && { rules }),
      allGames: true,
      ...(holes && { holes: playing, firstHole: holes.firstHole ?? playing[0] }),
    };
    mutate(body, {
      onSuccess: (game) => {
        if (game.groupId !== selection.groupId) selection.selectGroup(game.groupId);
        selection.selectGame(game.id);
        selection.openTab('games');
        onDone();
      },
    });
  };
  return {
    form,
    change: (changed: Partial<GameForm>) => setForm((now) => ({ ...now, ...changed })),
    /** Uses the current state: other players may have been chosen while the player was being added. */
    addChosen: (playerId: string, proposed: readonly string[]) => setForm((now) => ({ ...now, chosen: [...(now.chosen ?? proposed), playerId] })),
    submit,
    isPending,
  };
}

/** Sends tees and strokes only with a course. */
function rosterEntryOf(group: Group, playerId: string, { course, holes }: GameForm): RosterInput[number] {
  const player = group.players.find(({ id }) => id === playerId);
  return course && player ? strokesEntry(player, tableOf(group, course, holes?.holes ?? undefined), course) : { playerId };
}

/** The terms for strokes in this game, if they differ from the group's rules. */
const termsOf = ({ allowance, offTheLow }: Partial<CourseChosen> = {}): RulesOfRound => ({
  ...(allowance !== undefined && { allowance }),
  ...(offTheLow !== undefined && { offTheLow }),
});
