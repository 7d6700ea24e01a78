import type { ByPlayer, Cents, Selection } from '@fairshare/golf-rules';
import { Banner } from '@fairshare/ui';
import { type ReactNode, useRef } from 'react';
import { usePresence } from '../../session/live/presence';
import { useHasUnsent } from '../../session/offline/offline';
import { SCORES_WAITING, SCORES_WAITING_HINT, someonesScoresWaiting } from '../../session/offline/texts';
import type { Combined, UnsavedReason } from './combined/combined';
import { type Coverage, hasMoved } from './combined/coverage';
import { LeftOutBanner } from './combined/left-out-banner';
import { StaleBanner } from './combined/stale-banner';
import type { ShownPlayer } from '../../shared/player-of';
import styles from './news.module.css';
import { IF_PLAY_STOPPED, NEWS, NOT_SAVED, NOT_SAVED_HINT, NOT_SAVED_NO_SIGNAL, seeBelow, STALE_GAME_GONE, yourNet } from './texts';

const NOT_SAVED_HINTS: Readonly<Record<UnsavedReason, string>> = { 'no-signal': NOT_SAVED_NO_SIGNAL, refused: NOT_SAVED_HINT };

interface NewsInput {
  sessionId: string;
  combined: Combined | null;
  coverage: Coverage | null;
  /** What recalculating moves, it moves on the tab as well. */
  isFinished: boolean;
  /** Settles these with the others. */
  onAdd: (selections: readonly Selection[]) => void;
}

/**
 * What comes and goes by itself while Payouts is shown: below all the rest, where nothing can be moved by it. A line that keeps its room at the top
 * says that it is there.
 *
 * @returns the line, which says something else while there is no news, and the news
 */
export function useNews({ sessionId, combined, coverage, isFinished, onAdd }: NewsInput): { line: (otherwise?: string) => ReactNode; banners: ReactNode } {
  const place = useRef<HTMLDivElement>(null);
  const hasUnsent = useHasUnsent(sessionId);
  const others = usePresence().others.filter((other) => other.sessionId === sessionId && other.waiting > 0);
  const isWaiting = hasUnsent || others.length > 0;
  const leftOut = coverage?.leftOut ?? [];
  const is = { stale: hasMoved(combined), unsaved: combined?.state === 'unsaved', leftOut: leftOut.length > 0, waiting: isWaiting };
  const there = NEWS.filter(({ what }) => is[what]).map(({ words }) => words);

  const show = () => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  };
  const line = (otherwise?: string) => (
    <span role="status" className={styles.line}>
      {there.length === 0 ? (
        otherwise
      ) : (
        <button type="button" className={styles.more} onClick={show}>
          {seeBelow(there)}
        </button>
      )}
    </span>
  );
  const banners = there.length > 0 && (
    <div ref={place} tabIndex={-1} className={styles.news}>
      {/* The first of them: it has the button. */}
      <LeftOutBanner leftOut={leftOut} onAdd={onAdd} />
      {combined?.state === 'saved' && <StaleBanner moved={combined.moved} isFinished={isFinished} />}
      {combined?.state === 'unsaved' && (
        <Banner tone={combined.reason === 'no-signal' ? 'info' : 'warning'} title={NOT_SAVED}>
          {combined.settlement ? NOT_SAVED_HINTS[combined.reason] : STALE_GAME_GONE}
        </Banner>
      )}
      {isWaiting && (
        <Banner tone="warning" title={SCORES_WAITING}>
          {hasUnsent ? SCORES_WAITING_HINT : someonesScoresWaiting(others.map(({ name }) => name).join(', '))}
        </Banner>
      )}
    </div>
  );
  return { line, banners };
}

interface HeadlineProps extends InRoomOfProps {
  /** It moves with every score. */
  isLive: boolean;
}

/** What everybody would pay, in one sentence, and before it, in a line that keeps its room, that this is as it stands now. */
export function Headline({ isLive, ...words }: HeadlineProps) {
  return (
    <>
      <span className={styles.now}>{isLive && `${IF_PLAY_STOPPED} `}</span>
      <InRoomOf {...words} />
    </>
  );
}

interface InRoomOfProps {
  words: string;
  /** The most words it may come to have by itself: it keeps their room. */
  longest: string;
}

/** Words that may change by themselves, in the room of the longest. */
export function InRoomOf({ words, longest }: InRoomOfProps) {
  return (
    <span className={styles.headline} data-longest={longest}>
      <span>{words}</span>
    </span>
  );
}

interface OwnNetProps {
  players: readonly ShownPlayer[];
  /** Missing: nothing was played for. */
  nets: ByPlayer<Cents> | undefined;
}

/** How the reader comes out, for one who said who they are, and is told of it when it changes; it keeps its room until something is played for. */
export function OwnNet({ players, nets }: OwnNetProps) {
  const me = players.find(({ isMe }) => isMe);
  return (
    me && (
      <strong className={styles.own} aria-live="polite">
        {nets && yourNet(nets[me.id] ?? 0)}
      </strong>
    )
  );
}
