/** The animals of the card game. A separate entry point, because only the screens that show cards load them. */

export { CardAnimal, type CardAnimalProps } from './animals/card-animal';
