import { updateCardValuesMutation } from '@fairshare/api-client';
import type { GameState } from '@fairshare/contracts';
import { CUSTOM_CARD_TYPE, MAX_VALUE } from '@fairshare/golf-rules';
import { Button, Card, NumberField, SaveStatus, Section } from '@fairshare/ui';
import { useEffect, useRef, useState } from 'react';
import { CardFace } from '../../../shared/card-face';
import { CUSTOM_CARD_EDITORS } from '../constants';
import { useAutosave } from '../use-autosave';
import { useNewestSeen } from '../use-newest-seen';
import type { TableCard } from '../../../shared/card-table';
import { useChange } from '../../../shared/use-change';
import styles from './cards.module.css';
import { CARD_VALUES, cardValueOf, COULD_NOT_SAVE_VALUES, SAVE_AGAIN } from './texts';

interface CardValuesProps {
  game: GameState;
  cards: readonly TableCard[];
}

/** What each card costs, in whole dollars; autosaved while the user types. */
export function CardValues({ game, cards }: CardValuesProps) {
  // While the sheet is open, its own status line shows a failed save. After it closes, a toast does.
  const isClosed = useRef(false);
  const { mutateAsync } = useChange(updateCardValuesMutation(), COULD_NOT_SAVE_VALUES, { titled: false, isFailure: () => isClosed.current });
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);
  const seenRef = useNewestSeen(game.cardValues);
  /** Card key → text that is not saved yet, or whose field still has the focus. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});

  const { state, schedule, saveNow } = useAutosave(async () => {
    const changed = Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, dollarsOf(text)]));
    const base = seenRef.current;
    seenRef.current = (await mutateAsync({ gameId: game.id, cardValues: { ...base, ...changed }, base })).cardValues;
  });
  const type = (key: string) => (text: string) => {
    setTyped((now) => ({ ...now, [key]: withinRange(text) }));
    schedule();
  };
  /** Once saved, the field shows the card's stored value again, including later changes by other golfers. */
  const leave = (card: TableCard) => {
    const { [card.key]: text, ...others } = typed;
    if (text !== undefined && dollarsOf(text) === card.value) setTyped(others);
  };

  return (
    <Section title={CARD_VALUES} actions={<SaveStatus state={state} />}>
      <Card>
        <div className={styles.values}>
          {editable(cards).map((card) => (
            <NumberField
              key={card.key}
              label={
                <>
                  <CardFace type={card.type} emoji={card.emoji} /> {cardValueOf(card.name)}
                </>
              }
              prefix="$"
              value={typed[card.key] ?? String(card.value)}
              onValueChange={type(card.key)}
              onBlur={() => leave(card)}
              onFocus={(event) => event.target.select()}
            />
          ))}
        </div>
        {state === 'error' && (
          <Button className={styles.saveAgain} onClick={saveNow}>
            {SAVE_AGAIN}
          </Button>
        )}
      </Card>
    </Section>
  );
}

/** The built-in cards and the first few custom ones. */
function editable(cards: readonly TableCard[]): TableCard[] {
  const isCustom = ({ type }: TableCard) => type === CUSTOM_CARD_TYPE;
  return [...cards.filter((card) => !isCustom(card)), ...cards.filter(isCustom).slice(0, CUSTOM_CARD_EDITORS)];
}

/** Parses whole dollars; an empty text is 0. */
function dollarsOf(text: string): number {
  return text === '' ? 0 : parseInt(text, 10);
}

/** Caps the value at the maximum of a card. */
function withinRange(text: string): string {
  return dollarsOf(text) > MAX_VALUE ? String(MAX_VALUE) : text;
}
