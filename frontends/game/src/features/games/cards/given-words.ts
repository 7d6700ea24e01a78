import type { PlayerId } from '@fairshare/golf-rules';
import { shortDollars } from '../../../shared/short-dollars';
import { takenFrom, takenToHand } from './texts';

/** Each player's net of the card game, in cents; null: nothing to settle. */
export type CardNets = Readonly<Record<PlayerId, number>> | null;

/** Describes an assignment of a card in one sentence: "Snake to Cal: Cal pays $2 more". @param nets before and after it, or null where money is not shown */
export function givenWords(
  card: string,
  holderId: PlayerId | null,
  earlierId: PlayerId | null,
  nameOf: (playerId: PlayerId) => string,
  nets: [before: CardNets, after: CardNets] | null,
): string {
  const subjectId = holderId ?? earlierId;
  const whither = holderId === null ? takenFrom(card) : takenToHand(card, nameOf(holderId));
  if (subjectId === null || nets === null) return whither;
  const [before, after] = nets.map((of) => of?.[subjectId] ?? 0) as [number, number];
  return `${whither}: ${moneyWords(nameOf(subjectId), before, after)}`;
}

function moneyWords(name: string, before: number, after: number): string {
  const dollars = (cents: number) => shortDollars(Math.abs(cents));
  const moved = dollars(after - before);
  if (after === before) return `${name}’s money stays the same`;
  if (before <= 0 && after <= 0) return `${name} pays ${moved} ${after < before ? 'more' : 'less'}`;
  if (before >= 0 && after >= 0) return `${name} gets ${moved} ${after > before ? 'more' : 'less'}`;
  return `${name} ${after < 0 ? 'pays' : 'gets'} ${dollars(after)} now`;
}
