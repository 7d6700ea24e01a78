import { CARD_GAME } from '@fairshare/golf-rules';
import { groupThousands } from '@fairshare/ui';

/** Texts of the Cards view, in the specification's words where it has them. */

export const SELECT_CARD = 'Select Card to Assign';
export const dollars = (value: number) => `$${groupThousands(value)}`;

export const ASSIGN_CARD = 'Assign Card to player';
export const FAILED_TO_ASSIGN = 'Failed to assign card';
export const NOBODY_HOLDS_IT = 'Nobody holds it';
export const HOLDS_IT = 'Holds it';
export const LEFT_THE_COURSE = 'Has left the course';

export const DRAW_CARD = 'Draw Card';
export const DRAWN = 'Drawn card';
export const FAILED_TO_DRAW = 'Failed to draw card';
export const MORE_ABOUT_CARDS = 'More about the cards';

export const takenToHand = (card: string, player: string) => `${card} to ${player}`;
export const takenFrom = (card: string) => `Nobody holds ${card}`;

export const EDIT_CARDS = 'Edit cards';
export const OWN_CARDS = 'Cards of this group';
export const deleteOf = (name: string) => `Delete ${name}`;

export const CREATE_CUSTOM_CARD = 'Create Custom Card';
export const CUSTOM_CARD_DESCRIPTION = 'A penalty of your own, for every game of this group.';
export const CREATE_CARD = 'Create Card';
export const CREATING = 'Creating...';
export const CARD_NAME = 'Name';
export const CARD_NAME_PLACEHOLDER = 'Lost a club';
export const CARD_EMOJI = 'Emoji';
export const EMOJI_PICKS = [
  { emoji: '🏌️', name: 'golfer' },
  { emoji: '🐢', name: 'turtle' },
  { emoji: '📱', name: 'phone' },
  { emoji: '🌳', name: 'tree' },
  { emoji: '🍺', name: 'beer' },
  { emoji: '💥', name: 'bang' },
  { emoji: '⏰', name: 'clock' },
] as const;
export const pickEmoji = (name: string) => `Pick the ${name}`;
export const CARD_VALUE = 'Value ($)';
export const NAME_NEEDED = 'Name is required';
export const EMOJI_NEEDED = 'Emoji is required';
export const VALUE_NEEDED = 'Value is required';
export const valueTooHigh = (max: number) => `At most ${dollars(max)}`;
export const COULD_NOT_CREATE_CARD = 'Could not create custom card';

export const DELETE_CARD = 'Delete Card';
export const deleteTitle = (name: string) => `Delete ${name}?`;
export const DELETE_DESCRIPTION = 'The card leaves the current game for everyone in the group, with its history there. Earlier games keep it.';
export const COULD_NOT_DELETE_CARD = 'Could not delete custom card';

export const CARD_VALUES = 'Card Values';
export const cardValueOf = (name: string) => `${name} ($)`;
export const SAVE_AGAIN = 'Try again';
export const COULD_NOT_SAVE_VALUES = 'Could not save the card values';

export const CARD_PAYOUTS = `${CARD_GAME} Payouts`;
export const NOBODY_HOLDS_A_CARD = 'Payouts show once a card is assigned.';
export const FAILED_TO_FETCH_PAYOUTS = 'Failed to fetch payouts';
export const WORKED_OUT_HERE = 'These are worked out on this phone from the cards it knows of.';

export const CARD_HISTORY = 'Card History';
export const NO_HISTORY_YET = 'Nobody has held a card yet.';
export const holdersOf = (name: string) => `Holders of ${name}`;
