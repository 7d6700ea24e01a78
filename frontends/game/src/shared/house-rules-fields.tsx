import { definitionOf, GAMES_BY_ENTRY, type HouseRules } from '@fairshare/golf-rules';
import { Section, Stack, Switch } from '@fairshare/ui';
import type { ReactNode } from 'react';
import { CARDS_DOUBLE, CARDS_DOUBLE_HINT, GAMES_PLAYED, OFF_THE_LOW, OFF_THE_LOW_HINT, POTS_VOID, POTS_VOID_HINT } from './house-rules-texts';

interface HouseRulesFieldsProps {
  rules: HouseRules;
  /** Whether strokes are given, or can be given. */
  givesStrokes: boolean;
  disabled?: boolean;
  /** The fields for the value of a point and a pot, shown before the cards. */
  stakes: ReactNode;
  /** Games in addition to the three. */
  moreGames?: ReactNode;
  onChange: (rules: HouseRules) => void;
}

/** The house rules that affect money: first the stakes (point, pot, cards), then the games, then the rest. Groups and rounds use the same rows. */
export function HouseRulesFields({ rules, givesStrokes, disabled = false, stakes, moreGames, onChange }: HouseRulesFieldsProps) {
  const { games, unfinishedPots, cards, offTheLow } = rules;
  const isLast = GAMES_BY_ENTRY.filter((kind) => games[kind]).length === 1;
  return (
    <>
      {stakes}
      <Switch
        label={CARDS_DOUBLE}
        hint={CARDS_DOUBLE_HINT}
        checked={cards === 'doubling'}
        disabled={disabled}
        onCheckedChange={(doubles) => onChange({ ...rules, cards: doubles ? 'doubling' : 'flat' })}
      />
      <Section title={GAMES_PLAYED}>
        <Stack gap={8}>
          {GAMES_BY_ENTRY.map((kind) => (
            <Switch
              key={kind}
              label={definitionOf(kind).name}
              checked={games[kind]}
              disabled={disabled || (isLast && games[kind])}
              onCheckedChange={(on) => onChange({ ...rules, games: { ...games, [kind]: on } })}
            />
          ))}
        </Stack>
      </Section>
      {moreGames}
      <Stack gap={8}>
        <Switch
          label={POTS_VOID}
          hint={POTS_VOID_HINT}
          checked={unfinishedPots === 'void'}
          disabled={disabled}
          onCheckedChange={(isVoid) => onChange({ ...rules, unfinishedPots: isVoid ? 'void' : 'asItStands' })}
        />
        {givesStrokes && (
          <Switch label={OFF_THE_LOW} hint={OFF_THE_LOW_HINT} checked={offTheLow} disabled={disabled} onCheckedChange={(isOff) => onChange({ ...rules, offTheLow: isOff })} />
        )}
      </Stack>
    </>
  );
}
