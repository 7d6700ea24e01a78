import { conflicting, invalidField, notFound, type TranslateError } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import { CardTaken, NotAPhoto, PlayerIdTaken, TooManyCards, UnknownCard } from '../domain/errors';

/** The groups' own errors in HTTP. */
export const translateErrors: TranslateError = (error) => {
  if (error instanceof PlayerIdTaken) return invalidField('players', error.message);
  if (error instanceof NotAPhoto) return invalidField('groupPhoto', 'The photo is not a png, jpeg or webp image.');
  if (error instanceof UnknownCard) return invalidField('cardValues', error.message);
  if (error instanceof CardTaken) return conflicting('CARD_TAKEN', error.message);
  if (error instanceof TooManyCards) return conflicting('TOO_MANY_CARDS', error.message);
  if (error instanceof NotFound) return notFound('Group not found');
  return undefined;
};
