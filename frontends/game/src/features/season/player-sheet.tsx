import { playerSeasonQuery, seasonQuery } from '@fairshare/api-client';
import type { Group, PlayerSeason } from '@fairshare/contracts';
import { dollarsToCents, HOLE_GAMES } from '@fairshare/golf-rules';
import { Dialog, Money, Section, Stack } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { seasonTitle } from '../../shared/season-words';
import { unitWords } from '../../shared/unit-words';
import { Meetings } from './head-to-head';
import { nameOf } from './measures';
import { NotRead } from './not-read';
import { PlayedRounds } from './played-rounds';
import { RoundByRound } from './round-by-round';
import styles from './season.module.css';
import { AGAINST, FIGURES, MEASURE_NAMES, perRoundWords, roundsWords, ROUNDS } from './texts';

interface PlayerSheetProps {
  group: Group;
  seasonId: string;
  playerId: string;
  onClose: () => void;
}

/** A player's season: figures, a chart over the rounds, every round, and the records against other players. */
export function PlayerSheet({ group, seasonId, playerId, onClose }: PlayerSheetProps) {
  const { data: page, ...reading } = useQuery(playerSeasonQuery(group.id, seasonId, playerId));
  const { data: table } = useQuery(seasonQuery(group.id, seasonId));
  const row = table?.players.find(({ player }) => player.id === playerId);
  if (!table || !row) return null;
  return (
    <Dialog open onOpenChange={onClose} title={row.player.name} description={`${seasonTitle(table.season.name)} · ${roundsWords(row.rounds)}`} size="large">
      <Stack gap={24}>
        <Figures row={row} />
        {page ? (
          <>
            <RoundByRound key={String(page.showMoney)} page={page} />
            <Section title={ROUNDS}>
              <PlayedRounds group={group} page={page} />
            </Section>
            {page.against.length > 0 && (
              <Section title={AGAINST}>
                <Meetings table={table} meetings={page.against} ofReader={playerId === group.me} />
              </Section>
            )}
          </>
        ) : (
          <NotRead {...reading} />
        )}
      </Stack>
    </Dialog>
  );
}

function Figures({ row }: { row: PlayerSeason }) {
  const { holesWon, potsWon, cardsHeld, net } = row;
  return (
    <dl className={styles.figures} aria-label={FIGURES}>
      {HOLE_GAMES.map(
        (kind) =>
          row[kind] && (
            <FigureOf key={kind} name={nameOf(kind)}>
              {perRoundWords(row[kind].perRound)}
            </FigureOf>
          ),
      )}
      {row.sideGames?.map(({ kind, name, unit, count }) => (
        <FigureOf key={kind} name={name}>
          {unitWords(count, unit)}
        </FigureOf>
      ))}
      <FigureOf name={MEASURE_NAMES.holesWon}>{holesWon}</FigureOf>
      <FigureOf name={MEASURE_NAMES.potsWon}>{potsWon}</FigureOf>
      <FigureOf name={MEASURE_NAMES.cardsHeld}>{cardsHeld}</FigureOf>
      {net !== null && (
        <FigureOf name={MEASURE_NAMES.net}>
          <Money cents={dollarsToCents(net)} />
        </FigureOf>
      )}
    </dl>
  );
}

function FigureOf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
