import { recordHoleMutation } from '@fairshare/api-client';
import type { Player } from '@fairshare/contracts';
import { definitionOf } from '@fairshare/golf-rules';
import { scoreOfCell } from '@fairshare/offline';
import { useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useOffline } from '../../../session/offline/offline';
import { useFailureToast } from '../../../shared/failure-toast';
import { isReadBy } from '../../../shared/game-cells';
import { afterPaint } from '../../../shared/after-paint';
import type { CellValue } from './hole-draft';
import { cellWords, type HoleInput } from './hole-inputs';
import { ANSWER_MISSING_TITLE, ANSWERS_MISSING_TITLE, answersMissing, failedToUpdate, sideAnswersMissing } from './questions-texts';
import { couldNotUpdate, INVALID_SCORES, INVALID_SCORES_TITLE } from './strokes-texts';
import type { RoundCells } from './use-round-cells';

/** The cause by which the message about an input's missing cells on a hole is dismissed once the input is complete. */
export const missingOn = ({ kind, game }: HoleInput, hole: number): string => `${kind} of ${game.id} missing on hole ${hole}`;

/** Saves a hole of a round, or queues it on the phone. Reports missing cells and failures. */
export function useSaveHole({ stored, sideGames }: RoundCells, players: readonly Player[]) {
  const { toast } = useToast();
  const { failed, couldNot, resolved } = useFailureToast();
  const { saveOrQueue } = useOffline();
  const { mutateAsync } = useMutation(recordHoleMutation(afterPaint));
  const { id: sessionId, games, holes } = stored;
  const gameOf = (cell: string) => games.find(({ kind }) => isReadBy(kind, cell))?.id ?? sideGames.find(({ id }) => cell.startsWith(`${id}.`))?.id ?? sessionId;
  const { nameOf } = cellWords(players, sideGames);

  return {
    save: (hole: number, cells: Readonly<Record<string, CellValue | null>>, baseVersion: Readonly<Record<string, number>>) =>
      saveOrQueue({
        queue: { sessionId, type: 'mark', hole },
        online: (idempotencyKey) => mutateAsync({ sessionId, hole, cells, baseVersion, idempotencyKey }),
        // The queued scores: the cells whose values differ from those known to this phone.
        scores: () =>
          Object.entries(cells)
            .filter(([cell, value]) => (holes[hole]?.[cell] ?? null) !== value)
            .map(([cell, value]) => scoreOfCell({ sessionId, gameId: gameOf(cell), hole, cell, value, baseVersion: baseVersion[cell] ?? 0 })),
      }),
    onMissing: (input: HoleInput, cells: readonly string[], hole: number) => {
      const cause = missingOn(input, hole);
      if (input.kind === 'strokes') return toast({ title: INVALID_SCORES_TITLE, description: INVALID_SCORES, tone: 'error', cause });
      const description = (input.kind === 'marks' ? sideAnswersMissing : answersMissing)(cells.map(nameOf));
      return toast({ title: cells.length === 1 ? ANSWER_MISSING_TITLE : ANSWERS_MISSING_TITLE, description, tone: 'error', cause });
    },
    onFailed: (hole: number, [input]: readonly HoleInput[], error: unknown) => {
      if (!input) return;
      if (input.kind === 'strokes') couldNot(couldNotUpdate(hole), error);
      else failed(failedToUpdate(nameOfGame(input)), error);
    },
    onSaved: (hole: number, sent: readonly HoleInput[]) => {
      for (const input of sent) resolved(input.kind === 'strokes' ? couldNotUpdate(hole) : failedToUpdate(nameOfGame(input)));
    },
  };
}

const nameOfGame = (input: HoleInput): string => (input.kind === 'questions' ? definitionOf(input.game.kind).name : input.kind === 'marks' ? input.game.name : '');
