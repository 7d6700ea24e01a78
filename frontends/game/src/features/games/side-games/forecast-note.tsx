import type { AnySideGame } from '@fairshare/golf-rules';
import { roundedAmount } from '@fairshare/golf-rules/forecast';
import { shortDollars } from '../../../shared/short-dollars';
import styles from './forecast-note.module.css';
import type { GameDraft } from './game-draft';
import { inUsualAndWild, inWild } from './texts';
import { useForecast } from './use-forecast';

/** What a player may win or lose in the game as chosen. Renders nothing while the forecast is pending, and nothing for a game without money. */
export function ForecastNote({ kind, draft }: { kind: AnySideGame; draft: GameDraft }) {
  const found = useForecast(kind, draft);
  if (!found || found.wildCents === 0) return null;
  const [usual, wild] = [found.usualCents, found.wildCents].map((cents) => shortDollars(roundedAmount(cents))) as [string, string];
  return (
    <p role="status" className={styles.forecast}>
      {found.usualCents === 0 ? inWild(wild) : inUsualAndWild(usual, wild)}
    </p>
  );
}
