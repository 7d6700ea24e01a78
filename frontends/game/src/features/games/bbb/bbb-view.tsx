import { recordBbbHoleMutation } from '@fairshare/api-client';
import type { BbbAward, BbbGame } from '@fairshare/contracts';
import { BBB_AWARDS, inOrderOfPlay, NOBODY, playersOn, type Roster, scoreBbbGame, toRoster } from '@fairshare/golf-rules';
import { meFirst, PlayerBadge, RadioChips, useMended, useToast, VisuallyHidden } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import { useOffline } from '../../../session/offline/offline';
import { useFailureToast } from '../../../shared/failure-toast';
import { shortNames } from '../../../shared/short-names';
import { HoleGameScreen } from '../hole-entry/hole-game-screen';
import { useOpenConflicts } from '../hole-entry/open-conflicts';
import { useHoleDispute } from '../hole-entry/use-hole-dispute';
import { useHoleDraft } from '../hole-entry/use-hole-draft';
import { usePendingSaves } from '../hole-entry/use-pending-saves';
import { useNewestPointsGame } from '../use-newest';
import { awardsToKeep } from './awards-to-keep';
import styles from './bbb.module.css';
import { HolePointsWon } from './hole-points-won';
import { ANSWER_MISSING_TITLE, ANSWERS_MISSING_TITLE, answersMissing, FAILED_TO_UPDATE_HOLE, NONE, PICK_ONE, QUESTIONS } from './texts';

type Awards = Readonly<Record<BbbAward, string>>;
type SavedAwards = Awards & { readonly gameId: string; readonly hole: number };

/** The message about them goes once they are given. */
const missingOn = (hole: number) => `BBB answers missing on hole ${hole}`;

interface BbbViewProps {
  game: BbbGame;
  /** Who plays the session, in player order. */
  players: readonly ShownPlayer[];
  /** Which holes; missing: everyone all 18. */
  roster?: Roster | null;
  firstHole?: number;
  /** Leads to who plays. */
  whoPlays?: ReactNode;
  /** The round is over: on to the money. */
  onFinish: () => void;
}

/** A BBB game: three questions a hole, three taps. Remount it for another game. */
export function BbbView({ game: handed, players, roster: given, firstHole, whoPlays, onFinish }: BbbViewProps) {
  const game = useNewestPointsGame(handed);
  const { toast } = useToast();
  const { failed, mended } = useFailureToast();
  const { saveOrQueue } = useOffline();
  const record = useMutation(recordBbbHoleMutation());
  const pending = usePendingSaves<SavedAwards>(['recordBbbHole'])
    .filter(({ gameId }) => gameId === game.id)
    .map(({ hole, firstOn, closestTo, firstIn }) => ({ hole, values: { firstOn, closestTo, firstIn } }));
  const conflicts = useOpenConflicts(game.id);
  const roster = given ?? toRoster(players.map(({ id }) => id));
  const shortName = shortNames(players);
  const wordsFor = (taker: number | string) => (taker === NOBODY ? NONE : (players.find(({ id }) => id === taker)?.name ?? String(taker)));
  const nameOf = (award: string) => QUESTIONS[award as BbbAward].name;

  const draft = useHoleDraft<string>({
    game,
    cellsOn: () => BBB_AWARDS,
    order: inOrderOfPlay(roster.holes, firstHole),
    pending,
    disputedHoles: conflicts.flatMap(({ hole }) => hole ?? []),
  });
  const entry = useHoleDispute(draft, {
    save: (hole, { firstOn = NOBODY, closestTo = NOBODY, firstIn = NOBODY }, baseVersion) =>
      saveOrQueue({
        queue: { gameId: game.id, type: 'bbb', hole },
        online: (idempotencyKey) => record.mutateAsync({ gameId: game.id, hole, firstOn, closestTo, firstIn, baseVersion, idempotencyKey }),
        scores: () => awardsToKeep(game, hole, { firstOn, closestTo, firstIn }, baseVersion),
      }),
    onMissing: (awards) =>
      toast({
        title: awards.length === 1 ? ANSWER_MISSING_TITLE : ANSWERS_MISSING_TITLE,
        description: answersMissing(awards.map(nameOf)),
        tone: 'error',
        cause: missingOn(draft.hole),
      }),
    onFailed: (_hole, error) => failed(FAILED_TO_UPDATE_HOLE, error),
    onSaved: () => mended(FAILED_TO_UPDATE_HOLE),
  });
  useMended(missingOn(entry.hole), entry.missing.length === 0);

  const holes = { ...game.holes, ...Object.fromEntries(pending.map(({ hole, values }) => [hole, values])) };
  const scored = scoreBbbGame(roster, holes);
  const onHole = playersOn(roster, entry.hole);
  const won = entry.saved ? (scored.holes.find(({ hole }) => hole === entry.hole)?.points ?? null) : null;
  const options = [
    ...meFirst(players)
      .filter(({ id }) => onHole.includes(id))
      .map((player) => ({
        value: player.id,
        label: (
          <>
            <span aria-hidden>{shortName.get(player.id)}</span>
            <VisuallyHidden>{player.name}</VisuallyHidden>
          </>
        ),
        leading: <PlayerBadge player={player} size="small" decorative />,
      })),
    { value: NOBODY, label: NONE },
  ];

  return (
    <HoleGameScreen
      entry={entry}
      game={{ ...game, holes }}
      players={players}
      roster={roster}
      whoPlays={whoPlays}
      conflicts={conflicts}
      scored={scored}
      nameOf={nameOf}
      wordsFor={wordsFor}
      places={BBB_AWARDS.map((award) => ({ award, name: QUESTIONS[award].name }))}
      onFinish={onFinish}
    >
      {BBB_AWARDS.map((award) => (
        <RadioChips
          key={award}
          label={
            <>
              {QUESTIONS[award].name} <span className={styles.nickname}>{QUESTIONS[award].nickname}</span>
            </>
          }
          options={options}
          value={entry.valueOf(award)}
          missing={entry.missing.includes(award) && PICK_ONE}
          onValueChange={(taker) => entry.enter(award, taker)}
        />
      ))}
      <HolePointsWon players={players} points={won} />
    </HoleGameScreen>
  );
}
