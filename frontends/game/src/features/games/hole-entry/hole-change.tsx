import type { EnteredGame } from '@fairshare/contracts';
import { definitionOf, type GamePoints, isRead } from '@fairshare/golf-rules';
import { type ReactNode, useEffect, useState } from 'react';
import { useNewestScores } from '../../../session/money/use-scores-on-phone';
import type { ShownPlayer } from '../../../shared/player-of';
import { roundInput, type RoundOnPhone } from '../../../shared/round-input';
import { shortNames } from '../../../shared/short-names';
import styles from './also-scoring.module.css';
import { cardsGiven, holdersBefore, holdersOf, keepHolders } from './cards-of-hole';
import { cardsInWords, changeWords } from './lead-texts';
import { leadWords } from './lead-words';

export interface HoleChangeProps {
  /** The hole that was just saved on this phone. */
  hole: number;
  games: ReadonlyArray<{ readonly game: EnteredGame; readonly points: GamePoints | undefined }>;
  players: readonly ShownPlayer[];
  /** Missing: the line names no cards. */
  round: RoundOnPhone | null | undefined;
  /** Called on the next tap, which removes the line. */
  onGone: () => void;
  /** Shown if the hole changed nothing. */
  otherwise: ReactNode;
}

/** What the saved hole changed: the lead, and the holders of cards. The next tap removes it. */
export default function HoleChange({ hole, games, players, round, onGone, otherwise }: HoleChangeProps) {
  useEffect(() => {
    window.addEventListener('pointerdown', onGone, { once: true });
    return () => window.removeEventListener('pointerdown', onGone);
  }, [onGone]);
  const names = shortNames(players);
  const nameOf = (playerId: string) => names.get(playerId) ?? playerId;
  const lead = leadWords(
    games.map(({ game, points }) => ({ name: definitionOf(game.kind).name, points })),
    hole,
    nameOf,
  );
  if (round && isRead(roundInput(round), 'cards')) return <WithCards hole={hole} round={round} lead={lead} nameOf={nameOf} otherwise={otherwise} />;
  return <Line words={lead} otherwise={otherwise} />;
}

/** Number of letters that fit in two lines on the narrowest phone. */
const LONG = 60;

interface WithCardsProps {
  hole: number;
  round: RoundOnPhone;
  lead: string;
  nameOf: (playerId: string) => string;
  otherwise: ReactNode;
}

function WithCards({ hole, round, lead, nameOf, otherwise }: WithCardsProps) {
  const { game, entered } = useNewestScores(round);
  // Computed once: a card that is assigned while the line is visible belongs to the next hole.
  const [{ saved, before, after, given }] = useState(() => {
    const ofHole = { sessionId: game.id, hole, holes: Object.keys(entered.holes).map(Number) };
    const held = holdersBefore(ofHole);
    return { saved: ofHole, before: held, after: holdersOf(game), given: held ? cardsGiven(game, held) : [] };
  });
  useEffect(() => keepHolders(saved, before, after), [saved, before, after]);
  return <Line words={changeWords(lead, cardsInWords(given.map(({ card, playerId }) => ({ card, to: nameOf(playerId) }))))} otherwise={otherwise} />;
}

function Line({ words, otherwise }: { words: string; otherwise: ReactNode }) {
  if (words === '') return otherwise;
  return (
    <p role="status" className={styles.others} data-change data-long={words.length > LONG || undefined}>
      {words}
    </p>
  );
}
