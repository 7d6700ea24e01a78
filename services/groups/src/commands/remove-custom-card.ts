import { removeCustomCard as removeCard } from '../domain/cards';
import { byMember } from './by-member';

export const removeCustomCard = byMember((group, doing, cardId: string) => removeCard(group, cardId, doing));
