import { isOn, type Selection, SELECTIONS, selectionsOf, DEFINITIONS, sideGamesOn } from '@fairshare/golf-rules';
import { CheckIcon } from '@fairshare/ui';
import { isForMoney } from '../../../shared/for-money';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { COMBINED_SETTLEMENT } from '../texts';
import { mayBeChosen } from './settlement-scope';
import styles from './combined.module.css';

interface GameChipsProps {
  round: PhoneRound;
  /** The games that are switched on. */
  chosen: readonly Selection[];
  nameOf: (game: Selection) => string;
  /** Missing: the games cannot be switched. */
  onToggle?: ((game: Selection) => void) | undefined;
}

/** A chip for each game that can be settled, now or later. A game that cannot be settled yet has its place too, so that no chip moves. */
export function GameChips({ round, chosen, nameOf, onToggle }: GameChipsProps) {
  const offered = mayBeChosen(round, { chosen });
  return (
    <div role="group" aria-label={COMBINED_SETTLEMENT} className={styles.chips}>
      {everyGame(round, chosen).map((game) => (
        <button
          key={game}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.includes(game)}
          disabled={!onToggle || !offered.includes(game)}
          onClick={() => onToggle?.(game)}
        >
          <CheckIcon aria-hidden className={styles.check} />
          <bdi>{nameOf(game)}</bdi>
        </button>
      ))}
    </div>
  );
}

/** In the order of display. A chosen game that was deleted since comes last. */
function everyGame(round: PhoneRound, chosen: readonly Selection[]): readonly Selection[] {
  const input = roundInput(round);
  const off = DEFINITIONS.filter(({ kind }) => !isOn(input, kind)).flatMap(({ kind }) => selectionsOf(kind));
  const sideGames = sideGamesOn(input)
    .filter(isForMoney)
    .map(({ id }) => id);
  return [...new Set<Selection>([...SELECTIONS.filter((game) => !off.includes(game)), ...sideGames, ...chosen])];
}
