import type { BodyOf, groupsApi } from '@fairshare/contracts';
import { addCustomCard as addCard } from '../domain/cards';
import { byMember } from './by-member';

/** @throws CardTaken, TooManyCards */
export const addCustomCard = byMember((group, doing, card: BodyOf<typeof groupsApi.addCustomCard>) => addCard(group, { ...card, id: card.id ?? doing.newId() }, doing));
