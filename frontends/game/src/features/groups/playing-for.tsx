import { Button, NumberField, RadioChips, Row, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { centsTyped } from '../../shared/typed-dollars';
import { STAKES_MAX_CENTS } from './constants';
import styles from './groups.module.css';
import { isSameStakes, STAKES, type Stakes } from './stakes';
import { A_POINT, A_POT, CHANGE_STAKES, OTHER_STAKES, PLAYING_FOR, playingForWords, STAKES_LABELS, STAKES_WRONG, stakesWords } from './texts';

interface PlayingForProps {
  stakes: Stakes;
  onChange: (stakes: Stakes | null) => void;
  /** Starts collapsed to one line, with a button to change the stakes. */
  startsClosed?: boolean;
}

const OTHER = 'other';
type Choice = keyof typeof STAKES | typeof OTHER;

/** The stakes of a new round: a choice of usual ones, or typed values for a point and a pot. */
export function PlayingFor({ stakes, onChange, startsClosed = false }: PlayingForProps) {
  const [isClosed, setIsClosed] = useState(startsClosed);
  const [typed, setTyped] = useState<Readonly<Record<keyof Stakes, string>> | null>(null);
  if (isClosed) {
    return (
      <p className={styles.whoPlaysLine}>
        <span>{playingForWords(stakes)}</span>
        <Button variant="ghost" onClick={() => setIsClosed(false)}>
          {CHANGE_STAKES}
        </Button>
      </p>
    );
  }
  const usual = (Object.keys(STAKES) as (keyof typeof STAKES)[]).find((one) => isSameStakes(STAKES[one], stakes));
  const choice: Choice = typed || !usual ? OTHER : usual;
  const fields = typed ?? { pointCents: inDollars(stakes.pointCents), potCents: inDollars(stakes.potCents) };
  const choose = (next: Choice) => {
    setTyped(next === OTHER ? fields : null);
    onChange(next === OTHER ? stakes : STAKES[next]);
  };
  const type = (field: keyof Stakes, text: string) => {
    const next = { ...fields, [field]: text };
    const [pointCents, potCents] = [centsTyped(next.pointCents, STAKES_MAX_CENTS), centsTyped(next.potCents, STAKES_MAX_CENTS)];
    setTyped(next);
    onChange(pointCents === null || potCents === null ? null : { pointCents, potCents });
  };
  const field = (of: keyof Stakes, label: string) => (
    <NumberField
      label={label}
      decimals={2}
      prefix="$"
      enterKeyHint="done"
      value={fields[of]}
      onValueChange={(text) => type(of, text)}
      error={centsTyped(fields[of], STAKES_MAX_CENTS) === null ? STAKES_WRONG : undefined}
    />
  );
  return (
    <Stack gap={8}>
      <RadioChips label={PLAYING_FOR} options={[...STAKES_LABELS, { value: OTHER, label: OTHER_STAKES }]} value={choice} onValueChange={(next) => choose(next as Choice)} />
      {choice === OTHER ? (
        <Row gap={12}>
          {field('pointCents', A_POINT)}
          {field('potCents', A_POT)}
        </Row>
      ) : (
        <p className={styles.stakesWords}>{stakesWords(stakes)}</p>
      )}
    </Stack>
  );
}

const inDollars = (cents: number): string => (cents / 100).toFixed(2);
