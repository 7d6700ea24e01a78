import type { Player } from '@fairshare/contracts';
import { definitionOf, type GameKind, type GamePoints, HOLE_GAMES, type RoundSettlement } from '@fairshare/golf-rules';
import { SegmentedControl } from '@fairshare/ui';
import { useState } from 'react';
import { playerOf } from '../../../shared/player-of';
import type { PhoneRound } from '../money/phone-round';
import { NOBODY_PAYS, POINTS_PER_HOLE } from '../texts';
import { diagramHeight } from './payments-graph';
import { Picture } from './picture';
import styles from './pictures.module.css';
import { playedGames } from './played-games';

interface PaymentsPictureProps {
  round: PhoneRound;
  settlement: RoundSettlement;
}

/** The payments as a picture, which repeats information that is also given in words. The drawing code loads when there are payments. */
export function PaymentsPicture({ round, settlement }: PaymentsPictureProps) {
  if (settlement.payments.length > 0) return <Picture kind="payments" players={round.players} payments={settlement.payments} />;
  return (
    <p className={styles.nobody} style={{ blockSize: diagramHeight(round.players) }}>
      {NOBODY_PAYS}
    </p>
  );
}

/** The points of the played games as a picture. The scorecard has the figures. */
export function PointsPictures({ round }: { round: PhoneRound }) {
  const [picked, setPicked] = useState<GameKind | undefined>(undefined);
  const games = playedGames(round);
  const shown = games.find(({ kind }) => kind === picked) ?? games[0];
  if (!shown) return null;
  return (
    <>
      <SegmentedControl
        label={POINTS_PER_HOLE}
        hideLabel
        fullWidth
        options={HOLE_GAMES.map((value: GameKind) => ({ value, label: definitionOf(value).name, disabled: !games.some(({ kind }) => kind === value) }))}
        value={shown.kind}
        onValueChange={setPicked}
      />
      <PointsPicture players={shown.points.players.map((playerId) => playerOf(round.players, playerId))} game={shown.points} name={definitionOf(shown.kind).name} />
    </>
  );
}

function PointsPicture({ players, game, name }: { players: readonly Player[]; game: GamePoints; name: string }) {
  return (
    <>
      <Picture kind="points" players={players} game={game} name={name} />
    </>
  );
}
