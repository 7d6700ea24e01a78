import type { AnySideGame } from '../side-game';
import { acesDeuces } from './aces-deuces/definition';
import { dots } from './dots/definition';
import { highLow } from './high-low/definition';
import { match } from './match/definition';
import { nassau } from './nassau/definition';
import { quota } from './quota/definition';
import { rabbit } from './rabbit/definition';
import { sixes } from './sixes/definition';
import { skins } from './skins/definition';
import { snake } from './snake/definition';
import { stableford } from './stableford/definition';
import { vegas } from './vegas/definition';
import { wolf } from './wolf/definition';

/** All kinds of side games, in the order in which they are listed. A kind is one folder and one line here. */
export const SIDE_KINDS: readonly AnySideGame[] = [skins, nassau, match, stableford, wolf, vegas, sixes, highLow, rabbit, snake, dots, quota, acesDeuces];

/** The definition of a kind. Undefined: there is no such kind. */
export const sideKind = (kind: string): AnySideGame | undefined => SIDE_KINDS.find((one) => one.kind === kind);
